import { inPlatform } from '#/database/transaction.ts';
import { readPreviewName } from '#/domains/preview/preview-name.ts';
import type { Services } from '#/services.ts';
import { findTenant } from './find-tenant.ts';
import { findFrameOriginsOf } from './tenant.repository.ts';

/** Sites that may frame the chat page of a business, as scheme, host and port; none where there is no business. */
export async function findFrameOrigins(services: Pick<Services, 'database' | 'now'>, slugOrNumericId: string): Promise<string[]> {
  // A preview stands in the page of previews and nowhere else, also once it has ended.
  if (readPreviewName(slugOrNumericId.trim().toLowerCase())) return [];
  const tenant = await findTenant(services, slugOrNumericId);
  return tenant ? inPlatform(services.database, (scope) => findFrameOriginsOf(scope, tenant.id)) : [];
}
