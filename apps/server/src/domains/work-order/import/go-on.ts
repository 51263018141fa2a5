import { inBackground } from '#/database/give-way.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { findKnown, lockImport, lockImports, readWaiting, settleRows, type RowOutcome } from './import.repository.ts';
import { makeRows, readMaker } from './make-row.ts';
import type { NamedRow } from './name-rows.ts';

/** Made in one transaction: few enough that what customers write finds its turn in between. */
const PIECE = 50;

type GoOnServices = Pick<Services, 'database' | 'announcer' | 'log' | 'now'>;

/** Does an import to its end, a piece a transaction. Whoever does the same one at the same time does other pieces. */
export async function goOnImporting(services: GoOnServices, tenantId: number, id: string): Promise<void> {
  const database = inBackground(services.database);
  for (;;) {
    const piece = await inTenant(database, tenantId, (scope) => makePiece(scope, id, services.now()));
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
  const isKnown = ({ draft: { clientId, reference } }: NamedRow) => known.has(clientId) || (reference !== null && known.has(reference));
  const fresh = piece.filter((each) => !isKnown(each));
  const made = await makeRows(scope, fresh, await readMaker(scope, found, fresh), now);
  const outcomes = [...piece.filter(isKnown).map(({ row }): RowOutcome => ({ row, became: 'unchanged' })), ...made];
  const last = made.findLast(({ became }) => became === 'added');
  await settleRows(scope, id, outcomes, now);
  return { isMore: piece.length === PIECE, last: last?.became === 'added' ? last.thread : undefined };
}
