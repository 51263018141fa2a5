import { inTenant } from '#/database/transaction.ts';
import { findContactOf } from '#/domains/conversation/find-contact-of.ts';
import { submitOwn } from '#/domains/work-order/submit-order.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import type { SubmitTalk } from './take-turn.ts';

/** Hands in what a visitor has told the bot, by the rules of their own form. */
export function submitTalkWith(services: () => Services): SubmitTalk {
  return async (tenantId, chatId, locale, { clientId, typeId, typeVersion, subject, description, values }) => {
    const contactId = await inTenant(services().database, tenantId, (scope) => findContactOf(scope, chatId));
    if (contactId === undefined || typeId === null) throw new BusinessError('not_found');
    const request = {
      subject,
      description,
      locale,
      client_id: clientId,
      type_id: typeId,
      type_version: typeVersion,
      fields: values,
      offered: true,
      origin_conversation_id: chatId,
    };
    await submitOwn(services(), { tenantId, contactId }, request);
  };
}
