import type { AnalysedConversation, AnalysisPart, ChannelKind, DeliveryReason, HandoffTrigger } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { inFilter, TIMES, type FactFilter } from './report.repository.ts';

/** Whose rows are asked for. */
export interface RowFilter extends FactFilter {
  part: AnalysisPart;
  trigger?: HandoffTrigger | undefined;
  hour?: number | undefined;
  link?: string | undefined;
  page?: string | undefined;
  reason?: DeliveryReason | undefined;
  /** Numbers of what they are about. */
  topics?: readonly number[] | undefined;
}

/** Where a page of rows ended. */
export interface RowPosition {
  /** Epoch milliseconds, with fractions. */
  at: string;
  id: string;
}

/** SQL: the rows after a position, the latest first. */
const after = (position: RowPosition | undefined) =>
  position === undefined ? sql`` : sql`AND (f.begun_at, f.conversation_id) < (${position.at}::timestamptz, ${position.id}::uuid)`;

function narrowed({ trigger, hour, link, page, reason, topics }: RowFilter): SQL {
  const parts = [
    ...(trigger === undefined ? [] : [sql`f.handed_by = ${trigger}`]),
    ...(hour === undefined ? [] : [sql`f.hour = ${hour}`]),
    ...(link === undefined ? [] : [sql`f.link_id = ${link}::uuid`]),
    ...(page === undefined ? [] : [sql`f.page = ${page}`]),
    ...(reason === undefined ? [] : [sql`${reason} = ANY(f.failed)`]),
    ...(topics === undefined ? [] : [sql`f.topic = ANY(${sql.param(topics)}::integer[])`]),
  ];
  return sql.join([sql`true`, ...parts], sql` AND `);
}

/** Conversations behind a count, the latest first, each with how much of it is in there. What is erased is among them and names nobody. */
export async function findRows(
  { tenantId, db }: TenantScope,
  filter: RowFilter,
  position: RowPosition | undefined,
  limit: number,
): Promise<(AnalysedConversation & { begun: string })[]> {
  const { part, reason } = filter;
  const times = part === 'failures' && reason !== undefined ? sql`cardinality(array_positions(f.failed, ${reason}))` : TIMES[part];
  const { rows } =
    await db.execute(sql`SELECT f.conversation_id AS id, c.no, k.no AS contact_no, k.name AS contact_name, epoch_ms(f.begun_at) AS at,
      f.begun_at::text AS begun, f.locale, f.channel, u.name AS agent, f.resolved, nullif(f.handed_by, '') AS handed_by, f.first_reply_ms, f.csat_score,
      (${times})::int AS times
    FROM fact_conversation f
      LEFT JOIN conversation c ON c.tenant_id = f.tenant_id AND c.id = f.conversation_id
      LEFT JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
      LEFT JOIN app_user u ON u.id = f.agent_id
    WHERE ${inFilter(tenantId, filter)} AND ${narrowed(filter)} AND ${times} > 0 ${after(position)}
    ORDER BY f.begun_at DESC, f.conversation_id DESC LIMIT ${limit}`);
  return rows as unknown as (AnalysedConversation & { begun: string })[];
}

/** A conversation as it is taken along: what is counted of it, and no word of anybody. */
export interface ExportedFact {
  id: string;
  begun: string;
  at: number;
  day: string;
  no: number | null;
  channel: ChannelKind;
  locale: string;
  link: string;
  campaign: string;
  page: string;
  agent: string;
  team: string;
  messages: number;
  asked: boolean;
  answered: boolean;
  offered: boolean;
  resolved: boolean;
  lasting: boolean;
  handed_by: string;
  first_reply_ms: number | null;
  resolution_ms: number | null;
  first_reply_open_ms: number | null;
  resolution_open_ms: number | null;
  abandoned: boolean;
  csat_score: number | null;
  failures: number;
  cost_micro: number;
}

/** The next conversations of a period, the latest first. */
export async function listExportedFacts(
  { tenantId, db }: TenantScope,
  filter: FactFilter,
  position: RowPosition | undefined,
  limit: number,
): Promise<ExportedFact[]> {
  const { rows } =
    await db.execute(sql`SELECT f.conversation_id AS id, f.begun_at::text AS begun, epoch_ms(f.begun_at) AS at, f.day::text AS day, c.no, f.channel,
      f.locale, coalesce(l.name, '') AS link, f.campaign, f.page, coalesce(u.name, '') AS agent, coalesce(t.name, '') AS team, f.messages, f.asked, f.answered, f.offered,
      f.resolved, f.lasting, f.handed_by, f.first_reply_ms, f.resolution_ms, f.first_reply_open_ms, f.resolution_open_ms, f.abandoned, f.csat_score, cardinality(f.failed) AS failures, f.cost_micro
    FROM fact_conversation f
      LEFT JOIN conversation c ON c.tenant_id = f.tenant_id AND c.id = f.conversation_id
      LEFT JOIN diversion_link l ON l.tenant_id = f.tenant_id AND l.id = f.link_id
      LEFT JOIN team t ON t.tenant_id = f.tenant_id AND t.id = f.team_id
      LEFT JOIN app_user u ON u.id = f.agent_id
    WHERE ${inFilter(tenantId, filter)} ${after(position)}
    ORDER BY f.begun_at DESC, f.conversation_id DESC LIMIT ${limit}`);
  return rows as unknown as ExportedFact[];
}
