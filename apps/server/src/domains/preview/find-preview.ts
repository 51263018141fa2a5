import { inTenant, type TenantScope } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { readPreviewName } from './preview-name.ts';
import { deleteEnded, findByDigest } from './preview.repository.ts';

/** A link that still leads somewhere. */
export interface OpenPreview {
  id: string;
  tenantId: number;
  expiresAt: number;
}

/** The preview behind a name in an address; undefined where it has ended, and `none` for a name that is no preview's. */
export async function findPreview(database: Services['database'], name: string, now: number): Promise<OpenPreview | 'none' | undefined> {
  const read = readPreviewName(name);
  if (!read) return 'none';
  const found = await inTenant(database, read.tenantId, (scope) => findByDigest(scope, read.digest, now));
  return found && { id: found.id, tenantId: read.tenantId, expiresAt: found.expires_at };
}

/** Forgets links that ended. */
export function purgePreviews(scope: TenantScope, now: number): Promise<void> {
  return deleteEnded(scope, now);
}
