import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { countOfContact } from './reach.repository.ts';
import { beyondReach } from './within-reach.ts';

/** Whoever sees only some conversations of a contact neither merges nor erases the whole. @throws BusinessError refused */
export async function requireWholeContact(services: Services, { tenantId }: StaffActor, contactId: string): Promise<void> {
  const whole = beyondReach(services);
  if (whole === services) return;
  const seen = await inTenant(services.database, tenantId, (scope) => countOfContact(scope, contactId));
  const all = await inTenant(whole.database, tenantId, (scope) => countOfContact(scope, contactId));
  if (seen < all) throw new BusinessError(seen === 0 ? 'not_found' : 'refused');
}
