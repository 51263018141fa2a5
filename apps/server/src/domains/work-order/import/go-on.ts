import { inTenant, type TenantScope } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { findKnown, lockImport, lockImports, readWaiting, settleRows, type RowOutcome } from './import.repository.ts';
import { makeRow, readMaker } from './make-row.ts';

/** Made in one transaction: few enough that what customers write finds its turn in between. */
const PIECE = 20;

type GoOnServices = Pick<Services, 'database' | 'announcer' | 'log' | 'now'>;

/** Does an import to its end, a piece a transaction. Whoever does the same one at the same time does other pieces. */
export async function goOnImporting(services: GoOnServices, tenantId: number, id: string): Promise<void> {
  for (;;) {
    const piece = await inTenant(services.database, tenantId, (scope) => makePiece(scope, id, services.now()));
    if (!piece) return;
    // One of a piece is enough for lists to look again.
    if (piece.last) services.announcer.workOrderChanged(tenantId, piece.last);
    if (!piece.isMore) return;
  }
}

interface MadePiece {
  isMore: boolean;
  /** Thread and customer of the last one that was made. */
  last: { id: string; contactId: string } | undefined;
}

/** @returns undefined where there is nothing to do */
async function makePiece(scope: TenantScope, id: string, now: number): Promise<MadePiece | undefined> {
  // All imports of a business before their own rows, so that two with the same references wait for each other.
  await lockImports(scope);
  const found = await lockImport(scope, id);
  if (found?.state !== 'running') return undefined;
  const piece = await readWaiting(scope, id, PIECE);
  const known = await findKnown(scope, {
    clientIds: piece.map(({ draft }) => draft.clientId),
    references: piece.flatMap(({ draft }) => draft.reference ?? []),
  });
  const maker = await readMaker(scope, found);
  const outcomes: RowOutcome[] = [];
  let last: MadePiece['last'];
  for (const each of piece) {
    const isKnown = known.has(each.draft.clientId) || (each.draft.reference !== null && known.has(each.draft.reference));
    const made = isKnown ? { row: each.row, became: 'unchanged' as const } : await makeRow(scope, each, maker, now);
    outcomes.push(made);
    if (made.became === 'added') last = made.thread;
  }
  await settleRows(scope, id, outcomes, now);
  return { isMore: piece.length === PIECE, last };
}
