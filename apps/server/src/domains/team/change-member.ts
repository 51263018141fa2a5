import type { TeamMember } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { changeAvailability, type AvailabilityChange } from './availability.repository.ts';
import { describePerson, readPeople } from './read-people.ts';

/** Changes what is known of a member, tells colleagues, and lets the queue find them. @throws BusinessError not_found */
export async function changeMember(services: Services, tenantId: number, userId: number, change: AvailabilityChange): Promise<TeamMember> {
  const now = services.now();
  const [before, after] = await inTenant(services.database, tenantId, async (scope) => {
    const known = (await readPeople(scope, now)).find(({ id }) => id === userId);
    if (!known) throw new BusinessError('not_found');
    await changeAvailability(scope, [userId], change, now);
    return [known, (await readPeople(scope, now)).find(({ id }) => id === userId) ?? known];
  });
  const [was, is] = [describePerson(before), describePerson(after)];
  // A sign of life alone is nothing to tell of.
  if (JSON.stringify({ ...was, last_active_at: 0 }) !== JSON.stringify({ ...is, last_active_at: 0 })) {
    services.announcer.presenceChanged(tenantId, userId);
    services.assigner.wake(tenantId);
  }
  return is;
}
