import { DEFAULT_HOME, DEFAULT_LOOK, DEFAULT_MESSAGING, LOCALES } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { addChannel } from '#/channels/add-channel.ts';
import { sealCredentials } from '#/channels/messaging/connections.ts';
import { insertConnection } from '#/channels/messaging/connection.repository.ts';
import { newPathId } from '#/channels/messaging/path-id.ts';
import { addServiceChannel } from '#/channels/service-channel.ts';
import type { TenantScope } from '#/database/transaction.ts';
import type { SecretBox } from '#/secret-box.ts';
import type { ShopFacts } from './shop-facts.ts';

interface Adding {
  secrets: SecretBox;
  by: string;
  now: number;
}

/**
 * Where the shop is reached: on its web site and on four services. These are paused, because no account is behind them: nothing that is
 * written in the demo leaves this Lobby. @returns ids by kind
 */
export async function seedShopChannels(scope: TenantScope, { channels, color, texts }: ShopFacts, { secrets, by, now }: Adding) {
  const words = (of: 'teaser' | 'home') => LOCALES.map((locale) => [locale, texts[locale][of]] as const);
  const look = {
    ...DEFAULT_LOOK,
    color,
    teaser_after_s: 3,
    texts: Object.fromEntries(words('teaser').map(([locale, teaser]) => [locale, { label: '', teaser, disclosure: '' }])),
  } as typeof DEFAULT_LOOK;
  const home = {
    ...DEFAULT_HOME,
    opens_first: true,
    texts: Object.fromEntries(words('home').map(([locale, title]) => [locale, { title, notice: '' }])),
  } as typeof DEFAULT_HOME;
  const web = await addChannel(scope, { kind: 'web', name: 'northfold.example', allowed_origins: [], look, home }, by, now);
  await scope.db
    .execute(sql`UPDATE channel SET first_hello_at = to_timestamp(${now} / 1000.0), last_hello_at = to_timestamp(${now} / 1000.0),
    last_origin = 'https://northfold.example' WHERE tenant_id = ${scope.tenantId} AND id = ${web.id}`);
  const ids = new Map<string, string>([['web', web.id]]);
  for (const { kind, name, account, link } of channels) {
    const id = randomUUID();
    ids.set(kind, id);
    await addServiceChannel(scope, { id, kind, name, by }, now);
    const credentials = sealCredentials(secrets, scope.tenantId, id, {});
    const settings = DEFAULT_MESSAGING;
    await insertConnection(scope, id, {
      pathId: newPathId(scope.tenantId),
      accountId: `demo:${account}`,
      account,
      link,
      credentials,
      settings,
    });
  }
  return ids;
}

/** Pauses the services, and says when something last came and went on them. */
export async function pauseServices({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`UPDATE channel SET status = 'paused' WHERE tenant_id = ${tenantId} AND kind <> 'web'`);
  await db.execute(sql`UPDATE channel_connection n SET last_in_at = t.last_in, last_out_at = t.last_out FROM (
      SELECT c.channel_id, max(m.created_at) FILTER (WHERE m.author_kind = 'contact') AS last_in, max(m.created_at) FILTER (WHERE m.author_kind IN ('bot', 'agent')) AS last_out
      FROM conversation c JOIN message m ON m.tenant_id = c.tenant_id AND m.conversation_id = c.id
      WHERE c.tenant_id = ${tenantId} AND m.kind = 'text' GROUP BY c.channel_id) t
    WHERE n.tenant_id = ${tenantId} AND n.channel_id = t.channel_id`);
}
