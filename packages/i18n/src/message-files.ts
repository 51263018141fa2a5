import type { Locale } from '@lobby/contract';
import type { Messages, Namespace } from './namespaces.ts';

/** What a message file holds: texts, nested by dots of their keys. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** How each message file is fetched. */
export type MessageFiles = Readonly<Record<Locale, Readonly<Record<Namespace, () => Promise<{ default: MessageTree }>>>>>;

/** Written out, because a bundler splits only on literal paths, and `satisfies` finds the missing one. */
export const MESSAGE_FILES = {
  'en-US': {
    common: () => import('./messages/en-US/common.json'),
    auth: () => import('./messages/en-US/auth.json'),
    home: () => import('./messages/en-US/home.json'),
    chat: () => import('./messages/en-US/chat.json'),
    dashboard: () => import('./messages/en-US/dashboard.json'),
    corpus: () => import('./messages/en-US/corpus.json'),
    bot: () => import('./messages/en-US/bot.json'),
    session: () => import('./messages/en-US/session.json'),
  },
  'zh-CN': {
    common: () => import('./messages/zh-CN/common.json'),
    auth: () => import('./messages/zh-CN/auth.json'),
    home: () => import('./messages/zh-CN/home.json'),
    chat: () => import('./messages/zh-CN/chat.json'),
    dashboard: () => import('./messages/zh-CN/dashboard.json'),
    corpus: () => import('./messages/zh-CN/corpus.json'),
    bot: () => import('./messages/zh-CN/bot.json'),
    session: () => import('./messages/zh-CN/session.json'),
  },
  'zh-HK': {
    common: () => import('./messages/zh-HK/common.json'),
    auth: () => import('./messages/zh-HK/auth.json'),
    home: () => import('./messages/zh-HK/home.json'),
    chat: () => import('./messages/zh-HK/chat.json'),
    dashboard: () => import('./messages/zh-HK/dashboard.json'),
    corpus: () => import('./messages/zh-HK/corpus.json'),
    bot: () => import('./messages/zh-HK/bot.json'),
    session: () => import('./messages/zh-HK/session.json'),
  },
  'ja-JP': {
    common: () => import('./messages/ja-JP/common.json'),
    auth: () => import('./messages/ja-JP/auth.json'),
    home: () => import('./messages/ja-JP/home.json'),
    chat: () => import('./messages/ja-JP/chat.json'),
    dashboard: () => import('./messages/ja-JP/dashboard.json'),
    corpus: () => import('./messages/ja-JP/corpus.json'),
    bot: () => import('./messages/ja-JP/bot.json'),
    session: () => import('./messages/ja-JP/session.json'),
  },
} satisfies { [L in Locale]: { [N in Namespace]: () => Promise<{ default: Messages[N] }> } };
