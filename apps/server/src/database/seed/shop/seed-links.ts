import { LOCALES, type DiversionDraft } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { insertLink, setStatus, takeSlug } from '#/domains/diversion-link/link.repository.ts';
import { replaceTargets } from '#/domains/diversion-link/target.repository.ts';
import type { PastConversation } from './plan-past.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { ShopFacts } from './shop-facts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Share of the visits within the last hour, so that a link is in use whenever one looks. */
const LATELY = 0.015;
/** Between the opening of a link and the first word in the chat behind it, in milliseconds. */
const PAUSE_MS = 25_000;
const COUNTRIES = ['HK', 'HK', 'HK', 'JP', 'JP', 'CN', 'GB', 'DE', 'AU'];

interface Visited {
  conversations: readonly PastConversation[];
  random: SeededRandom;
  by: string;
  now: number;
}

/** Short addresses with their visits; behind some of these is a chat that began a moment later. */
export async function seedLinks(scope: TenantScope, { links }: ShopFacts, { conversations, random, by, now }: Visited): Promise<void> {
  const free = conversations.filter(({ channel, state }) => channel === 'web' && state.status === 'resolved');
  for (const { slug, name, days, visits, sources, utm } of links) {
    const begun = now - days * DAY_MS;
    const [id, targetId] = [random.uuid(begun), random.uuid(begun)];
    await takeSlug(scope, slug, id);
    await insertLink(scope, id, slug, linkNamed(name, utm), by, begun);
    const target = { id: targetId, kind: 'web_chat' as const, ref: '', weight: 1, daily_cap: null, total_cap: null };
    await replaceTargets(scope, id, [{ ...target, hours: 'always', languages: [], countries: [], enabled: true }]);
    await setStatus(scope, id, 'active', begun);
    const opened = Array.from({ length: visits }, (_, place) => {
      // Every third led to a chat, as long as there are any that began behind the link.
      const chat = place % 3 === 0 ? takeAfter(free, begun) : undefined;
      const at = chat ? chat.createdAt - PAUSE_MS : random.whole(random.happens(LATELY) ? now - HOUR_MS : begun, now - PAUSE_MS);
      return {
        id: random.uuid(at),
        at,
        visitor: random.uuid(at).replaceAll('-', ''),
        language: chat?.state.language ?? random.pick(LOCALES),
        device: random.pick(['mobile', 'mobile', 'desktop', 'tablet']),
        source: random.pick(sources),
        ref: random.uuid(at).slice(-6).toUpperCase(),
        country: random.pick(COUNTRIES),
        chat: chat?.state.id ?? null,
        is_new: chat ? chat.contact.firstAt === chat.createdAt : null,
      };
    });
    await insertVisits(scope, { id, targetId, opened, now });
  }
}

function takeAfter(free: PastConversation[], begun: number): PastConversation | undefined {
  const place = free.findIndex(({ createdAt }) => createdAt > begun + PAUSE_MS);
  return place < 0 ? undefined : free.splice(place, 1)[0];
}

async function insertVisits(
  { tenantId, db }: TenantScope,
  { id, targetId, opened, now }: { id: string; targetId: string; opened: readonly { at: number }[]; now: number },
): Promise<void> {
  await db.execute(sql`INSERT INTO diversion_visit (tenant_id, id, link_id, target_id, opened_at, visitor, outcome, language, country, device, os, source, ref_code, conversation_id, is_new)
    SELECT ${tenantId}, r.id, ${id}, ${targetId}, to_timestamp(r.at / 1000.0), decode(r.visitor, 'hex'), 'redirected', r.language, r.country, r.device, NULL, r.source, r.ref, r.chat, r.is_new
    FROM jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) AS r(id uuid, at double precision, visitor text, language text, country text, device text, source text, ref text, chat uuid, is_new boolean)`);
  await db.execute(sql`UPDATE diversion_link SET visits = ${opened.length} WHERE tenant_id = ${tenantId} AND id = ${id}`);
  await db.execute(sql`UPDATE diversion_target SET served_total = ${opened.length}, served_day = t.today,
      served_today = (SELECT count(*) FROM diversion_visit v WHERE v.tenant_id = ${tenantId} AND v.link_id = ${id} AND (v.opened_at AT TIME ZONE 'Asia/Hong_Kong')::date = t.today)
    FROM (SELECT (to_timestamp(${now} / 1000.0) AT TIME ZONE 'Asia/Hong_Kong')::date AS today) t
    WHERE tenant_id = ${tenantId} AND id = ${targetId}`);
}

function linkNamed(name: string, utm: DiversionDraft['utm']): Omit<DiversionDraft, 'targets'> {
  const empty = { title: '', text: '', button: '', prefill: '' };
  const inEach = <T>(value: T) => ({ 'en-US': value, 'zh-CN': value, 'zh-HK': value, 'ja-JP': value });
  return {
    name,
    strategy: 'round_robin',
    online_only: false,
    sticky: 'none',
    landing: 'direct',
    texts: inEach(empty),
    starts_at: null,
    expires_at: null,
    max_visits: null,
    fallback: { kind: 'page', address: '' },
    utm,
    bot_offer: { enabled: false, words: [], when_text: '', intents: [], label: inEach('') },
  };
}
