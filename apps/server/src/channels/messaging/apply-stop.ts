import type { Inbound } from '#/channels/port/inbound.ts';
import { inTenant } from '#/database/transaction.ts';
import { askToStop } from '#/domains/bot/stop-answer.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import type { Applying } from './apply-event.ts';
import { findPerson } from './person.repository.ts';
import { draftIdOf } from './show-drafts.ts';

/** The answer that somebody sees grow ends. @returns false where it has ended already */
export async function applyStop({ services, connection }: Applying, { sender, draftId }: Inbound & { kind: 'stop' }): Promise<boolean> {
  const { tenantId, channelId } = connection;
  const runId = await inTenant(services.database, tenantId, async (scope) => {
    const contactId = await findPerson(scope, channelId, sender.addresses);
    if (contactId === undefined) return undefined;
    const asking = { contactId: await findSurvivor(scope, contactId), channelId };
    return askToStop(scope, asking, (id) => draftIdOf(id) === draftId, services.now());
  });
  if (runId !== undefined) services.channelWorker.drafts.stop(runId);
  return runId !== undefined;
}
