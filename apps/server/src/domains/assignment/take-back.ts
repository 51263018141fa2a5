import { inTenant } from '#/database/transaction.ts';
import { readPeople, type Person } from '#/domains/team/read-people.ts';
import { readSettings } from '#/domains/team/session-settings.ts';
import { findHeld } from './assignment.repository.ts';
import type { AssignerParts } from './assigner.ts';
import { findReturns } from './find-returns.ts';

const MINUTE_MS = 60_000;

/** Lays what people leave waiting back into the queue. @returns the people, and when to look again */
export async function takeBack(
  { database, ledger, now }: AssignerParts,
  tenantId: number,
): Promise<{ people: Person[]; next: number | null }> {
  const at = now();
  const { people, held, settings } = await inTenant(database, tenantId, async (scope) => {
    const settings = await readSettings(scope);
    return { settings, people: await readPeople(scope, at, settings), held: await findHeld(scope) };
  });
  const patience = { replyMs: settings.reply_minutes * MINUTE_MS, awayMs: settings.away_return_minutes * MINUTE_MS };
  const { returns, next } = findReturns(held, new Map(people.map((person) => [person.id, person])), patience, at);
  await Promise.all(
    returns.map(({ id, ownerEpoch: epoch, reason }) =>
      ledger.submit(tenantId, id, { kind: 'assign', agent: null, to: null, epoch, reason }),
    ),
  );
  const changes = people.flatMap(({ changesAt }) => changesAt ?? []);
  const looks = [...(next === null ? [] : [next]), ...changes];
  return { people, next: looks.length > 0 ? Math.min(...looks) : null };
}
