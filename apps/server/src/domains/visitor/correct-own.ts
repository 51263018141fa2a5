import type { Message, visitor } from '@lobby/contract';
import type { Call, VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { acceptOutcome } from '#/domains/conversation/change-owner.ts';
import { readMessages } from '#/domains/message/read-messages.ts';
import { requireConsent } from '#/domains/privacy/give-consent.ts';
import { readSettings } from '#/domains/team/session-settings.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';

const MINUTE_MS = 60_000;

/** Changes a visitor's own message. @throws BusinessError not_found, not_author, too_late, consent_required */
export async function editOwn({ request, actor, services }: Call<typeof visitor.edit>): Promise<Message> {
  const { conversation_id: conversationId, seq, text } = request;
  await requireConsent(services, actor);
  const command = { kind: 'contact_edit' as const, contactId: actor.contactId, seq, text, windowMs: await windowOf(services, actor) };
  acceptOutcome(await services.ledger.submit(actor.tenantId, conversationId, command));
  return readOne(services, actor, conversationId, seq);
}

/** Takes a visitor's own message back. @throws BusinessError not_found, not_author, too_late */
export async function removeOwn({ request, actor, services }: Call<typeof visitor.remove>): Promise<Message> {
  const { conversation_id: conversationId, seq } = request;
  const command = { kind: 'contact_remove' as const, contactId: actor.contactId, seq, windowMs: await windowOf(services, actor) };
  acceptOutcome(await services.ledger.submit(actor.tenantId, conversationId, command));
  return readOne(services, actor, conversationId, seq);
}

/** For how long the business lets visitors change what they wrote, in milliseconds; before any message was written where it never does. */
async function windowOf({ database }: Services, { tenantId }: VisitorActor): Promise<number> {
  const { visitor_edit_minutes: minutes } = await inTenant(database, tenantId, readSettings);
  return minutes === 0 ? -1 : minutes * MINUTE_MS;
}

async function readOne({ database }: Services, { tenantId }: VisitorActor, conversationId: string, seq: number): Promise<Message> {
  const page = { conversationId, afterSeq: seq - 1, limit: 1 };
  const [found] = await inTenant(database, tenantId, (scope) => readMessages(scope, page));
  if (!found) throw new BusinessError('not_found');
  return found;
}
