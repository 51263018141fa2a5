import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { everyKey } from './file-key.ts';
import { partsOf } from './prepare-upload.ts';
import { deleteExpired, takeExpired } from './upload.repository.ts';

/** Files that one step removes. */
const STEP = 200;

/**
 * Removes a tenant's files that no message has: begun and left, never sent, refused, taken back. The rows go last, so that a
 * server that stops in between finds them again.
 */
export async function purgeUploads(
  { database, files, now }: Pick<Services, 'database' | 'files' | 'now'>,
  tenantId: number,
): Promise<void> {
  for (;;) {
    const gone = await inTenant(database, tenantId, (scope) => takeExpired(scope, now(), STEP));
    if (gone.length === 0) return;
    await files.remove(gone.flatMap(({ id, fileBytes, purpose }) => everyKey(tenantId, id, partsOf(fileBytes), purpose)));
    await inTenant(database, tenantId, (scope) =>
      deleteExpired(
        scope,
        gone.map(({ id }) => id),
      ),
    );
    if (gone.length < STEP) return;
  }
}
