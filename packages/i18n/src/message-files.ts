import type { Locale } from '@lobby/contract';
import type { Messages, Namespace } from './namespaces.ts';

/** What a message file holds: texts, nested by dots of their keys. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** How each message file is fetched. */
export type MessageFiles = Readonly<Record<Locale, Readonly<Record<Namespace, () => Promise<{ default: MessageTree }>>>>>;

/** Written out, because a bundler splits only on literal paths, and `satisfies` finds the missing one. */
export const MESSAGE_FILES = {
  'en-US': {
    common: () => import('./messages/en-US/common.json', { with: { type: 'json' } }),
    auth: () => import('./messages/en-US/auth.json', { with: { type: 'json' } }),
    home: () => import('./messages/en-US/home.json', { with: { type: 'json' } }),
    chat: () => import('./messages/en-US/chat.json', { with: { type: 'json' } }),
    controls: () => import('./messages/en-US/controls.json', { with: { type: 'json' } }),
    dashboard: () => import('./messages/en-US/dashboard.json', { with: { type: 'json' } }),
    corpus: () => import('./messages/en-US/corpus.json', { with: { type: 'json' } }),
    bot: () => import('./messages/en-US/bot.json', { with: { type: 'json' } }),
    session: () => import('./messages/en-US/session.json', { with: { type: 'json' } }),
    account: () => import('./messages/en-US/account.json', { with: { type: 'json' } }),
    business: () => import('./messages/en-US/business.json', { with: { type: 'json' } }),
    policy: () => import('./messages/en-US/policy.json', { with: { type: 'json' } }),
    playground: () => import('./messages/en-US/playground.json', { with: { type: 'json' } }),
    cost: () => import('./messages/en-US/cost.json', { with: { type: 'json' } }),
    team: () => import('./messages/en-US/team.json', { with: { type: 'json' } }),
    upload: () => import('./messages/en-US/upload.json', { with: { type: 'json' } }),
  },
  'zh-CN': {
    common: () => import('./messages/zh-CN/common.json', { with: { type: 'json' } }),
    auth: () => import('./messages/zh-CN/auth.json', { with: { type: 'json' } }),
    home: () => import('./messages/zh-CN/home.json', { with: { type: 'json' } }),
    chat: () => import('./messages/zh-CN/chat.json', { with: { type: 'json' } }),
    controls: () => import('./messages/zh-CN/controls.json', { with: { type: 'json' } }),
    dashboard: () => import('./messages/zh-CN/dashboard.json', { with: { type: 'json' } }),
    corpus: () => import('./messages/zh-CN/corpus.json', { with: { type: 'json' } }),
    bot: () => import('./messages/zh-CN/bot.json', { with: { type: 'json' } }),
    session: () => import('./messages/zh-CN/session.json', { with: { type: 'json' } }),
    account: () => import('./messages/zh-CN/account.json', { with: { type: 'json' } }),
    business: () => import('./messages/zh-CN/business.json', { with: { type: 'json' } }),
    policy: () => import('./messages/zh-CN/policy.json', { with: { type: 'json' } }),
    playground: () => import('./messages/zh-CN/playground.json', { with: { type: 'json' } }),
    cost: () => import('./messages/zh-CN/cost.json', { with: { type: 'json' } }),
    team: () => import('./messages/zh-CN/team.json', { with: { type: 'json' } }),
    upload: () => import('./messages/zh-CN/upload.json', { with: { type: 'json' } }),
  },
  'zh-HK': {
    common: () => import('./messages/zh-HK/common.json', { with: { type: 'json' } }),
    auth: () => import('./messages/zh-HK/auth.json', { with: { type: 'json' } }),
    home: () => import('./messages/zh-HK/home.json', { with: { type: 'json' } }),
    chat: () => import('./messages/zh-HK/chat.json', { with: { type: 'json' } }),
    controls: () => import('./messages/zh-HK/controls.json', { with: { type: 'json' } }),
    dashboard: () => import('./messages/zh-HK/dashboard.json', { with: { type: 'json' } }),
    corpus: () => import('./messages/zh-HK/corpus.json', { with: { type: 'json' } }),
    bot: () => import('./messages/zh-HK/bot.json', { with: { type: 'json' } }),
    session: () => import('./messages/zh-HK/session.json', { with: { type: 'json' } }),
    account: () => import('./messages/zh-HK/account.json', { with: { type: 'json' } }),
    business: () => import('./messages/zh-HK/business.json', { with: { type: 'json' } }),
    policy: () => import('./messages/zh-HK/policy.json', { with: { type: 'json' } }),
    playground: () => import('./messages/zh-HK/playground.json', { with: { type: 'json' } }),
    cost: () => import('./messages/zh-HK/cost.json', { with: { type: 'json' } }),
    team: () => import('./messages/zh-HK/team.json', { with: { type: 'json' } }),
    upload: () => import('./messages/zh-HK/upload.json', { with: { type: 'json' } }),
  },
  'ja-JP': {
    common: () => import('./messages/ja-JP/common.json', { with: { type: 'json' } }),
    auth: () => import('./messages/ja-JP/auth.json', { with: { type: 'json' } }),
    home: () => import('./messages/ja-JP/home.json', { with: { type: 'json' } }),
    chat: () => import('./messages/ja-JP/chat.json', { with: { type: 'json' } }),
    controls: () => import('./messages/ja-JP/controls.json', { with: { type: 'json' } }),
    dashboard: () => import('./messages/ja-JP/dashboard.json', { with: { type: 'json' } }),
    corpus: () => import('./messages/ja-JP/corpus.json', { with: { type: 'json' } }),
    bot: () => import('./messages/ja-JP/bot.json', { with: { type: 'json' } }),
    session: () => import('./messages/ja-JP/session.json', { with: { type: 'json' } }),
    account: () => import('./messages/ja-JP/account.json', { with: { type: 'json' } }),
    business: () => import('./messages/ja-JP/business.json', { with: { type: 'json' } }),
    policy: () => import('./messages/ja-JP/policy.json', { with: { type: 'json' } }),
    playground: () => import('./messages/ja-JP/playground.json', { with: { type: 'json' } }),
    cost: () => import('./messages/ja-JP/cost.json', { with: { type: 'json' } }),
    team: () => import('./messages/ja-JP/team.json', { with: { type: 'json' } }),
    upload: () => import('./messages/ja-JP/upload.json', { with: { type: 'json' } }),
  },
} satisfies { [L in Locale]: { [N in Namespace]: () => Promise<{ default: Messages[N] }> } };
