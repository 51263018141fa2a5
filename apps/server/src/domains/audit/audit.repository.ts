import type { AuditAction, AuditEntry, AuditTarget } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface NewAudit {
  /** null where Lobby does it by itself. */
  actor: { id: number; name: string } | null;
  action: AuditAction;
  target: readonly [kind: AuditTarget, id: string];
  ip: string;
  /** Milliseconds since 1970. */
  at: number;
  details?: Record<string, unknown> | undefined;
  /** Of several with the same key, the first one stays. */
  onceKey?: string | undefined;
}

/** Nobody has this id: it stands for Lobby, and with a name for a program and its key. */
const NOBODY = 0;

export async function insertAudits({ tenantId, db }: TenantScope, entries: readonly NewAudit[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ actor, action, target: [kind, id], ip, at, details, onceKey }) => {
    return {
      actorId: actor?.id ?? NOBODY,
      actorName: actor?.name ?? '',
      action,
      kind,
      id,
      ip,
      at,
      details: details ?? null,
      onceKey: onceKey ?? null,
    };
  });
  await db.execute(sql`INSERT INTO audit_log (tenant_id, actor_id, actor_name, action, target_kind, target_id, ip, at, details, once_key)
    SELECT ${tenantId}, r."actorId", r."actorName", r.action, r.kind, r.id, r.ip, to_timestamp(r.at / 1000.0), nullif(r.details, 'null'::jsonb), r."onceKey"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("actorId" bigint, "actorName" text, action text, kind text, id text, ip text, at double precision, details jsonb, "onceKey" text)
    ON CONFLICT (tenant_id, once_key) WHERE once_key IS NOT NULL DO NOTHING`);
}

/** Whether the last that was done to its target since then is the same, by the same person. */
export async function isLatestOf({ tenantId, db }: TenantScope, entry: NewAudit, since: number): Promise<boolean> {
  const {
    actor,
    action,
    target: [kind, id],
    details,
  } = entry;
  const { rows } = await db.execute(sql`SELECT l.actor_id = ${actor?.id ?? NOBODY} AND l.action = ${action}
      AND l.details IS NOT DISTINCT FROM ${details === undefined ? null : JSON.stringify(details)}::jsonb AS same
    FROM audit_log l WHERE l.tenant_id = ${tenantId} AND l.target_kind = ${kind} AND l.target_id = ${id} AND l.at > to_timestamp(${since} / 1000.0)
    ORDER BY l.at DESC, l.id DESC LIMIT 1`);
  return rows[0]?.['same'] === true;
}

export interface AuditFilter {
  actorId: number | undefined;
  action: AuditAction | undefined;
  targetKind: AuditTarget | undefined;
  targetId: string | undefined;
  from: number | undefined;
  to: number | undefined;
}

/** Where a page ends. */
export interface AuditPosition {
  /** Microseconds since 1970. */
  at: number;
  id: string;
}

const MICROS = sql.raw(`floor(extract(epoch FROM a.at) * 1000000)::bigint`);

/** What a target is called today; text ids that are none of the kind name nothing. */
const LABEL = sql.raw(`CASE a.target_kind
    WHEN 'user' THEN (SELECT u.name FROM app_user u JOIN tenant_member m ON m.user_id = u.id WHERE m.tenant_id = a.tenant_id AND u.id::text = a.target_id)
    WHEN 'conversation' THEN (SELECT CASE WHEN c.status = 'thread' THEN 'WO-' || lpad((-c.no)::text, 5, '0') ELSE '#' || c.no END FROM conversation c WHERE c.tenant_id = a.tenant_id AND c.id::text = a.target_id)
    WHEN 'contact' THEN (SELECT coalesce(k.name, '#' || k.no) FROM contact k WHERE k.tenant_id = a.tenant_id AND k.id::text = a.target_id)
    WHEN 'source' THEN (SELECT left(s.name, 80) FROM corpus_source s WHERE s.tenant_id = a.tenant_id AND s.id::text = a.target_id)
    WHEN 'entry' THEN (SELECT left(e.question, 80) FROM corpus_entry e WHERE e.tenant_id = a.tenant_id AND e.id::text = a.target_id)
    WHEN 'team' THEN (SELECT t.name FROM team t WHERE t.tenant_id = a.tenant_id AND t.id::text = a.target_id)
    WHEN 'role' THEN (SELECT r.name FROM custom_role r WHERE r.tenant_id = a.tenant_id AND r.id::text = a.target_id)
    WHEN 'invite' THEN (SELECT i.email FROM invite i WHERE i.tenant_id = a.tenant_id AND i.id::text = a.target_id)
    WHEN 'article' THEN (SELECT h.title FROM help_text h JOIN help_article o ON o.tenant_id = h.tenant_id AND o.id = h.article_id AND o.source_locale = h.locale
      WHERE h.tenant_id = a.tenant_id AND h.article_id::text = a.target_id)
    WHEN 'channel' THEN (SELECT h.name FROM channel h WHERE h.tenant_id = a.tenant_id AND h.id::text = a.target_id)
    WHEN 'work_order' THEN (SELECT 'WO-' || lpad(w.no::text, 5, '0') FROM work_order w WHERE w.tenant_id = a.tenant_id AND w.id::text = a.target_id)
    WHEN 'key' THEN (SELECT y.name FROM api_key y WHERE y.tenant_id = a.tenant_id AND y.id::text = a.target_id)
    WHEN 'link' THEN (SELECT l.name FROM diversion_link l WHERE l.tenant_id = a.tenant_id AND l.id::text = a.target_id)
    WHEN 'term' THEN (SELECT g.source FROM glossary_term g WHERE g.tenant_id = a.tenant_id AND g.id::text = a.target_id)
    WHEN 'canned' THEN (SELECT r.title FROM canned_reply r WHERE r.tenant_id = a.tenant_id AND r.id::text = a.target_id AND r.scope <> 'me')
    WHEN 'file' THEN (SELECT f.name FROM attachment f WHERE f.tenant_id = a.tenant_id AND f.id::text = a.target_id AND f.state = 'ready')
    WHEN 'order' THEN a.target_id END`);

export type AuditRow = AuditEntry & { micros: number };

/** The latest first. */
export async function listAudit(
  { tenantId, db }: TenantScope,
  filter: AuditFilter,
  after: AuditPosition | undefined,
  limit: number,
): Promise<AuditRow[]> {
  const { rows } =
    await db.execute(sql`SELECT a.id, epoch_ms(a.at) AS at, ${MICROS} AS micros, a.actor_id, a.actor_name, a.action, a.target_kind, a.target_id, ${LABEL} AS label, a.details, a.ip
    FROM audit_log a WHERE a.tenant_id = ${tenantId} ${matching(filter)} ${after ? beyond(after) : sql``} ORDER BY a.at DESC, a.id DESC LIMIT ${limit}`);
  return (rows as unknown as StoredRow[]).map(toEntry);
}

function matching({ actorId, action, targetKind, targetId, from, to }: AuditFilter): SQL {
  const parts = [
    actorId === undefined ? undefined : sql`AND a.actor_id = ${actorId}`,
    action === undefined ? undefined : sql`AND a.action = ${action}`,
    targetKind === undefined ? undefined : sql`AND a.target_kind = ${targetKind}`,
    targetId === undefined ? undefined : sql`AND a.target_id = ${targetId}`,
    from === undefined ? undefined : sql`AND a.at >= to_timestamp(${from} / 1000.0)`,
    to === undefined ? undefined : sql`AND a.at < to_timestamp(${to} / 1000.0)`,
  ];
  return sql.join(
    parts.filter((part) => part !== undefined),
    sql` `,
  );
}

function beyond({ at, id }: AuditPosition): SQL {
  return sql`AND (a.at, a.id) < (timestamptz 'epoch' + ${at} * interval '1 microsecond', ${id}::uuid)`;
}

interface StoredRow extends Pick<AuditEntry, 'id' | 'at' | 'action' | 'details' | 'ip'> {
  micros: number;
  actor_id: number;
  actor_name: string;
  target_kind: AuditTarget;
  target_id: string;
  label: string | null;
}

function toEntry({ actor_id: actorId, actor_name: name, target_kind: kind, target_id: id, label, ...row }: StoredRow): AuditRow {
  return { ...row, actor: actorId === NOBODY && name === '' ? null : { id: actorId, name }, target: { kind, id, label } };
}
