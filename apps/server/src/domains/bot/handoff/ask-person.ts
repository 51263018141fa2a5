import type { VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findSettings } from '#/domains/bot/find-settings.ts';
import { acceptOutcome } from '#/domains/conversation/change-owner.ts';
import { visitorLanguage } from './waiting.repository.ts';
import type { Services } from '#/services.ts';

/** The visitor's button: into the queue, with the tenant's line. @throws BusinessError not_found, refused */
export async function askPerson(services: Services, { tenantId, contactId }: VisitorActor, conversationId: string): Promise<void> {
  const line = await inTenant(services.database, tenantId, async (scope) => {
    const locale = await visitorLanguage(scope, conversationId);
    const { texts, handoff } = await findSettings(scope);
    return { botName: texts[locale].name, body: handoff.lines[locale].button };
  });
  const outcome = await services.ledger.submit(tenantId, conversationId, { kind: 'ask_person', contactId, line });
  acceptOutcome(outcome);
  if (outcome.changed && outcome.state.ownerKind === 'queue') services.botRunner.summarize(tenantId, conversationId);
}
