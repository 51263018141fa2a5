import { inTenant } from '#/database/transaction.ts';
import { createHash } from 'node:crypto';
import { findContactOf } from '#/domains/conversation/find-contact-of.ts';
import { copyForVisitor } from '#/domains/upload/copy-file.ts';
import { submitOwn } from '#/domains/work-order/submit-order.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import type { SubmitTalk } from './take-turn.ts';

/** Hands in what a visitor has told the bot, by the rules of their own form. */
export function submitTalkWith(services: () => Services): SubmitTalk {
  return async (tenantId, chatId, locale, { clientId, typeId, typeVersion, subject, description, values, files = {} }) => {
    const contactId = await inTenant(services().database, tenantId, (scope) => findContactOf(scope, chatId));
    if (contactId === undefined || typeId === null) throw new BusinessError('not_found');
    // A file of the chat stays there: the work order has one of its own.
    const copies = new Map<string, string>();
    for (const id of Object.values(values)
      .flatMap((value) => (Array.isArray(value) ? value : []))
      .filter((each) => each in files))
      copies.set(id, (await copyForVisitor(services(), { tenantId, contactId, id, clientFileId: idOf(clientId, id) })).id);
    const fields = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? value.map((each) => copies.get(each) ?? each) : value]),
    );
    const request = {
      subject,
      description,
      locale,
      client_id: clientId,
      type_id: typeId,
      type_version: typeVersion,
      fields,
      offered: true,
      origin_conversation_id: chatId,
    };
    await submitOwn(services(), { tenantId, contactId }, request);
  };
}

/** The same for the same file and work order, so that a repeat finds the copy that it has made. */
function idOf(clientId: string, fileId: string): string {
  const digest = createHash('sha256').update(`${clientId} ${fileId}`).digest('hex');
  return [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join('-');
}
