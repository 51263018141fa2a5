import { randomUUID } from 'node:crypto';
import { inTenant } from '#/database/transaction.ts';
import { ABANDONED_MS, type BulkAsker, type BulkServices } from '#/domains/bulk-job/bulk-kind.ts';
import { claimBulk, conversationBulks, holdBulk, isHeld } from './bulk.repository.ts';
import { doPiece } from './do-piece.ts';

/** Submitted together: few enough that visitors' messages find their turn in between. */
const PIECE = 50;

/**
 * Does a bulk action to its end, a piece after the other. Conversations are changed by their ledger alone, so that a piece is noted
 * behind its changes: one worker is at it at a time, and whoever takes over finds out what the last piece has done.
 */
export async function goOn(services: BulkServices, tenantId: number, id: string, asker: BulkAsker | undefined): Promise<void> {
  const { database, now } = services;
  const worker = randomUUID();
  const claim = await inTenant(database, tenantId, (scope) => claimBulk(scope, id, worker, now(), ABANDONED_MS));
  if (!claim) return;
  let isRepeat = claim.isTakenOver;
  for (;;) {
    const bulk = await inTenant(database, tenantId, (scope) => holdBulk(scope, id, worker, now()));
    if (!bulk) return;
    const items = bulk.items.slice(bulk.through, bulk.through + PIECE);
    const became = await doPiece(services, tenantId, asker, bulk.action, items, isRepeat);
    await inTenant(database, tenantId, async (scope) => {
      if (await isHeld(scope, id, worker)) await conversationBulks.move(scope, id, { through: items.length, ...became }, now());
    });
    isRepeat = false;
  }
}
