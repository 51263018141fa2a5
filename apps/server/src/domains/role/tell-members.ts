import type { StaffActor } from '#/call.ts';
import { handOver } from '#/domains/conversation/hand-over.ts';
import type { Services } from '#/services.ts';

/** Tells people that they may do other things than before; what they answer goes to the queue where they may not any more. */
export async function tellMembers(services: Services, actor: StaffActor, userIds: readonly number[], isSilenced: boolean): Promise<void> {
  for (const userId of userIds) {
    services.announcer.roleChanged(actor.tenantId, userId);
    services.announcer.presenceChanged(actor.tenantId, userId);
    if (isSilenced) await handOver(services, actor, userId, null);
  }
  if (userIds.length > 0) services.assigner.wake(actor.tenantId);
}
