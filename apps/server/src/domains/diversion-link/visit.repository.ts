import type { DiversionVisit, Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface NewVisit {
  linkId: string;
  visitor: Buffer;
  language: Locale;
  country: string | null;
  device: DiversionVisit['device'];
  os: string | null;
  source: string;
  refCode: string;
}

export interface StoredVisit {
  id: string;
  linkId: string;
  targetId: string | null;
  outcome: DiversionVisit['outcome'];
  refCode: string;
}

const VISIT = sql.raw('id, link_id AS "linkId", target_id AS "targetId", outcome, ref_code AS "refCode"');

/** The visitor's latest visit of a link since a moment. */
export async function findRecent(
  { tenantId, db }: TenantScope,
  linkId: string,
  visitor: Buffer,
  since: number,
): Promise<StoredVisit | undefined> {
  const { rows } =
    await db.execute(sql`SELECT ${VISIT} FROM diversion_visit WHERE tenant_id = ${tenantId} AND link_id = ${linkId} AND visitor = ${visitor}
    AND opened_at > to_timestamp(${since} / 1000.0) ORDER BY opened_at DESC, id DESC LIMIT 1`);
  return rows[0] as StoredVisit | undefined;
}

/** The target that the visitor, or the contact that the visitor has become, was led to last since a moment. */
export async function findLastTarget(
  { tenantId, db }: TenantScope,
  linkId: string,
  visitor: Buffer,
  since: number,
): Promise<string | undefined> {
  const { rows } =
    await db.execute(sql`SELECT v.target_id AS id FROM diversion_visit v WHERE v.tenant_id = ${tenantId} AND v.link_id = ${linkId}
      AND v.target_id IS NOT NULL AND v.opened_at > to_timestamp(${since} / 1000.0) AND (v.visitor = ${visitor} OR v.conversation_id IN (
        SELECT c.id FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.contact_id IN (SELECT k.contact_id FROM diversion_visit o
          JOIN conversation k ON k.tenant_id = o.tenant_id AND k.id = o.conversation_id WHERE o.tenant_id = ${tenantId} AND o.visitor = ${visitor})))
    ORDER BY v.opened_at DESC, v.id DESC LIMIT 1`);
  return (rows[0] as { id: string } | undefined)?.id;
}

/** The latest visit since a moment that has a code, and was led to a service. */
export async function findByCode({ tenantId, db }: TenantScope, code: string, kind: string, since: number): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT v.id FROM diversion_visit v
    JOIN diversion_target t ON t.tenant_id = v.tenant_id AND t.id = v.target_id AND t.kind = ${kind}
    WHERE v.tenant_id = ${tenantId} AND v.ref_code = ${code} AND v.opened_at > to_timestamp(${since} / 1000.0)
    ORDER BY v.opened_at DESC, v.id DESC LIMIT 1`);
  return (rows[0] as { id: string } | undefined)?.id;
}

export async function insertVisit({ tenantId, db }: TenantScope, visit: NewVisit, now: number): Promise<StoredVisit> {
  const { linkId, visitor, language, country, device, os, source, refCode } = visit;
  const { rows } =
    await db.execute(sql`INSERT INTO diversion_visit (tenant_id, link_id, opened_at, visitor, outcome, language, country, device, os, source, ref_code)
    VALUES (${tenantId}, ${linkId}, to_timestamp(${now} / 1000.0), ${visitor}, 'opened', ${language}, ${country}, ${device}, ${os}, ${source}, ${refCode}) RETURNING ${VISIT}`);
  return rows[0] as unknown as StoredVisit;
}

export async function setOutcome(
  { tenantId, db }: TenantScope,
  id: string,
  outcome: DiversionVisit['outcome'],
  targetId: string | null,
): Promise<void> {
  await db.execute(
    sql`UPDATE diversion_visit SET outcome = ${outcome}, target_id = ${targetId} WHERE tenant_id = ${tenantId} AND id = ${id}`,
  );
}

/** What a chat that begins with a visit needs to know of it. */
export interface JoinedVisit {
  linkId: string;
  targetId: string | null;
  /** It was joined just now, and not by an earlier call. */
  isFirst: boolean;
}

/**
 * Joins a visit to the chat that it led to, once. A visit that led to the same chat before, and after which nothing was written, makes
 * way: what is written next is counted once.
 */
export async function joinVisit({ tenantId, db }: TenantScope, visitId: string, conversationId: string): Promise<JoinedVisit | undefined> {
  const { rows } = await db.execute(sql`SELECT link_id AS "linkId", target_id AS "targetId", conversation_id IS NULL AS "isFirst"
    FROM diversion_visit WHERE tenant_id = ${tenantId} AND id = ${visitId} FOR UPDATE`);
  const visit = rows[0] as JoinedVisit | undefined;
  if (!visit?.isFirst) return visit;
  await db.execute(sql`UPDATE diversion_visit v SET conversation_id = NULL, is_new = NULL WHERE v.tenant_id = ${tenantId} AND v.conversation_id = ${conversationId}
    AND NOT EXISTS (SELECT FROM message m WHERE m.tenant_id = v.tenant_id AND m.conversation_id = v.conversation_id AND m.author_kind = 'contact' AND m.created_at >= v.opened_at)`);
  await db.execute(sql`UPDATE diversion_visit v SET conversation_id = ${conversationId}, is_new = NOT EXISTS (
      SELECT FROM conversation c JOIN conversation own ON own.tenant_id = c.tenant_id AND own.contact_id = c.contact_id
        JOIN message m ON m.tenant_id = own.tenant_id AND m.conversation_id = own.id AND m.author_kind = 'contact'
      WHERE c.tenant_id = v.tenant_id AND c.id = ${conversationId})
    WHERE v.tenant_id = ${tenantId} AND v.id = ${visitId}`);
  return visit;
}

export interface VisitPosition {
  /** Microseconds since 1970. */
  at: number;
  id: string;
}

export type VisitRow = Omit<DiversionVisit, 'target_name'> & { micros: number };

/** SQL: the visitor of visit `v` wrote something after it. */
export const CHATTED = sql.raw(`EXISTS (SELECT FROM message m WHERE m.tenant_id = v.tenant_id AND m.conversation_id = v.conversation_id
  AND m.author_kind = 'contact' AND m.created_at >= v.opened_at)`);

/** Visits of a link since a moment, the latest first. */
export async function listVisits(
  { tenantId, db }: TenantScope,
  linkId: string,
  since: number,
  after: VisitPosition | undefined,
  limit: number,
): Promise<VisitRow[]> {
  const beyond = after
    ? sql`AND (floor(extract(epoch FROM opened_at) * 1000000)::bigint, id) < (${after.at}::bigint, ${after.id}::uuid)`
    : sql``;
  const { rows } =
    await db.execute(sql`SELECT v.id, epoch_ms(v.opened_at) AS at, floor(extract(epoch FROM v.opened_at) * 1000000)::bigint AS micros, v.outcome,
      v.target_id, v.language, v.country, v.device, v.os, v.source, v.ref_code,
      CASE WHEN v.chatted THEN v.conversation_id END AS conversation_id, CASE WHEN v.chatted THEN v.is_new END AS is_new
    FROM (SELECT v.*, v.conversation_id IS NOT NULL AND ${CHATTED} AS chatted FROM (SELECT * FROM diversion_visit WHERE tenant_id = ${tenantId} AND link_id = ${linkId}
      AND opened_at > to_timestamp(${since} / 1000.0) ${beyond} ORDER BY opened_at DESC, id DESC LIMIT ${limit}) v) v ORDER BY v.opened_at DESC, v.id DESC`);
  return rows as unknown as VisitRow[];
}

export async function deleteVisits({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM diversion_visit WHERE tenant_id = ${tenantId} AND opened_at < to_timestamp(${before} / 1000.0)`);
}

/** Gives the browsers that came to some conversations another number, of which nobody knows whose it was. */
export async function renameBrowsers({ tenantId, db }: TenantScope, conversationIds: readonly string[], salt: string): Promise<void> {
  await db.execute(sql`UPDATE diversion_visit SET visitor = sha256(visitor || convert_to(${salt}, 'UTF8'))
    WHERE tenant_id = ${tenantId} AND visitor IN (SELECT visitor FROM diversion_visit
      WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${sql.param(conversationIds)}::uuid[]))`);
}
