import type { visitorWorkOrders } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { acceptOutcome } from '#/domains/conversation/change-owner.ts';
import { BusinessError } from '#/errors.ts';
import { tellOwn } from './tell-own.ts';

/** What a customer says of a work order once it is solved; a repeat changes nothing. @throws BusinessError not_found, order_state */
export async function rateOwn({ request, actor, services }: Call<typeof visitorWorkOrders.rate>) {
  const { id, score, comment, reasons, locale } = request;
  const tell = () => inTenant(services.database, actor.tenantId, (scope) => tellOwn(scope, actor.contactId, id, locale));
  const { stage, conversation_id: thread } = await tell();
  if (stage !== 'resolved' && stage !== 'closed') throw new BusinessError('order_state');
  const command = { kind: 'rate' as const, contactId: actor.contactId, score, comment, reasons, isSolved: true };
  acceptOutcome(await services.ledger.submit(actor.tenantId, thread, command));
  return tell();
}
