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
  const web = await addChannel(
    scope,
    { kind: 'web', name: 'northfold.example', allowed_origins: ['https://northfold.example'], look, home },
    by,
    now,
  );
  await scope.db.execute(sql`UPDATE channel SET first_hello_at = to_timestamp(${now} / 1000.0), last_hello_at = now(),
    last_origin = 'https://northfold.example' WHERE tenant_id = ${scope.tenantId} AND id = ${web.id}`);
  const ids = new Map<string, string>([['web', web.id]]);
  for (const [place, { kind, name, account, link }] of channels.entries()) {
    const id = randomUUID();
    ids.set(kind, id);
    await addServiceChannel(scope, { id, kind, name, by }, now + place + 1);
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

/** What came and went on the services as they keep it, and that they are paused from now on. */
export async function endTraffic({ tenantId, db }: TenantScope): Promise<void> {
  const said = sql`FROM conversation c JOIN channel_connection n ON n.tenant_id = c.tenant_id AND n.channel_id = c.channel_id
    JOIN message m ON m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.kind = 'text'`;
  await db.execute(sql`INSERT INTO channel_event (tenant_id, channel_id, provider_event_id, kind, person, sort_key, raw, state, conversation_id, received_at, due_at)
    SELECT ${tenantId}, c.channel_id, m.id::text, 'message', p.address, epoch_ms(m.created_at), jsonb_build_object('text', m.body), 'done', c.id, m.created_at, m.created_at
    ${said} JOIN LATERAL (SELECT address FROM channel_person p WHERE p.tenant_id = c.tenant_id AND p.channel_id = c.channel_id AND p.contact_id = c.contact_id LIMIT 1) p ON true
    WHERE c.tenant_id = ${tenantId} AND m.author_kind = 'contact' ORDER BY m.created_at`);
  // Of these services WhatsApp alone says what was read.
  await db.execute(sql`INSERT INTO channel_delivery (tenant_id, conversation_id, seq, part, channel_id, state, attempts, request_id, provider_id, price, due_at, created_at, sent_at)
    SELECT ${tenantId}, c.id, m.seq, 0, c.channel_id, CASE WHEN c.channel = 'whatsapp' THEN 'read' ELSE 'sent' END, 1, gen_random_uuid(), m.id::text,
      CASE WHEN c.channel = 'line' THEN 'free' END, m.created_at, m.created_at, m.created_at
    ${said} WHERE c.tenant_id = ${tenantId} AND m.author_kind IN ('bot', 'agent')`);
  await db.execute(sql`INSERT INTO channel_cost (tenant_id, id, channel_id, way, micros, at)
    SELECT tenant_id, request_id, channel_id, price, 0, sent_at FROM channel_delivery WHERE tenant_id = ${tenantId} AND price = 'free'`);
  await db.execute(sql`UPDATE channel_connection n SET last_in_at = t.last_in, last_out_at = t.last_out FROM (
      SELECT c.channel_id, max(m.created_at) FILTER (WHERE m.author_kind = 'contact') AS last_in, max(m.created_at) FILTER (WHERE m.author_kind IN ('bot', 'agent')) AS last_out
      FROM conversation c JOIN message m ON m.tenant_id = c.tenant_id AND m.conversation_id = c.id
      WHERE c.tenant_id = ${tenantId} AND m.kind = 'text' GROUP BY c.channel_id) t
    WHERE n.tenant_id = ${tenantId} AND n.channel_id = t.channel_id`);
  await db.execute(sql`UPDATE channel SET status = 'paused' WHERE tenant_id = ${tenantId} AND kind <> 'web'`);
}
