import type { TenantScope } from '#/database/transaction.ts';
import { moveInstalls } from './app/install.repository.ts';
import { movePeople } from './messaging/person.repository.ts';

/** What channels know of a contact is another's from here on, because the two are one person: devices with the app, and addresses on services. */
export async function moveContact(scope: TenantScope, fromId: string, intoId: string): Promise<void> {
  await moveInstalls(scope, fromId, intoId);
  await movePeople(scope, fromId, intoId);
}
