import type { analysis } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { periodIn } from '#/domains/analysis/bot/period-in.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { BusinessError } from '#/errors.ts';
import { findRows, type RowPosition } from './row.repository.ts';
import { findSameTopics } from './topic.repository.ts';

const POSITION = /^(\d{4}-\d{2}-\d{2} [\d:.]{8,15}[+-][\d:]{2,8}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A page of the conversations that a figure counts, as far as the caller sees them. */
export function listRows({ request, actor, services }: Call<typeof analysis.conversations>) {
  const { cursor, limit, topic, ...asked } = request;
  const position = cursor === undefined ? undefined : positionIn(cursor);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const filter = periodIn(asked, await tenantTimezone(scope), services.now());
    const topics = topic === undefined ? undefined : await findSameTopics(scope, topic);
    const found = await findRows(scope, { ...filter, topics }, position, limit + 1);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map(({ begun: _begun, ...item }) => item),
      next_cursor: found.length > limit && last ? `${last.begun} ${last.id}` : null,
    };
  });
}

function positionIn(cursor: string): RowPosition {
  const [, at, id] = POSITION.exec(cursor) ?? [];
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at.replace(/([+-]\d{2})$/, '$1:00'))))
    throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
  return { at, id };
}
