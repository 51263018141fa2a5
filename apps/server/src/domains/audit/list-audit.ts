import type { audit, RequestOf } from '@lobby/contract';
import { Buffer } from 'node:buffer';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { listAudit as readPage, type AuditFilter, type AuditPosition, type AuditRow } from './audit.repository.ts';

/** A page of who did what, the latest first. */
export async function listAudit({ request, actor, services }: Call<typeof audit.list>) {
  const after = request.cursor === undefined ? undefined : readCursor(request.cursor);
  const found = await inTenant(services.database, actor.tenantId, (scope) => readPage(scope, filterOf(request), after, request.limit + 1));
  const items = found.slice(0, request.limit);
  const last = items.at(-1);
  return { items, next_cursor: found.length > request.limit && last ? writeCursor(last) : null };
}

export function filterOf(request: RequestOf<typeof audit.export>): AuditFilter {
  const { actor_id: actorId, action, target_kind: targetKind, target_id: targetId, from, to } = request;
  return { actorId, action, targetKind, targetId, from, to };
}

export function positionOf({ micros, id }: AuditRow): AuditPosition {
  return { at: micros, id };
}

function writeCursor(row: AuditRow): string {
  return Buffer.from(`${row.micros}.${row.id}`).toString('base64url');
}

const CURSOR = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function readCursor(cursor: string): AuditPosition {
  const [, at, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (at === undefined || id === undefined) throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
  return { at: Number(at), id };
}
