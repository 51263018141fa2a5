import { DEFAULT_HOME, DEFAULT_LOOK } from '@lobby/contract';
import { addChannel } from '#/channels/add-channel.ts';
import type { TenantScope } from '#/database/transaction.ts';

/** The demo's widget, which the demo shop shows. Its own Lobby is the only site that may. */
export async function seedChannel(scope: TenantScope, by: string, now: number): Promise<void> {
  const texts = {
    'en-US': { label: '', teaser: 'Questions about Lobby? Ask here and get an answer in seconds.', disclosure: '' },
    'zh-CN': { label: '', teaser: '想了解 Lobby？在这里提问，数秒内得到回答。', disclosure: '' },
    'zh-HK': { label: '', teaser: '想了解 Lobby？在此發問，數秒內得到解答。', disclosure: '' },
    'ja-JP': { label: '', teaser: 'Lobbyについてのご質問はこちらから。数秒でお答えします。', disclosure: '' },
  };
  const look = { ...DEFAULT_LOOK, teaser_after_s: 3, texts };
  await addChannel(scope, { kind: 'web', name: 'Demo shop', allowed_origins: [], look, home: DEFAULT_HOME }, by, now);
}
