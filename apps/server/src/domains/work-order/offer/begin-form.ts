import { fieldsFor, type visitorWorkOrders, type VisitorDraft, ownValue } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findSettings } from '#/domains/bot/find-settings.ts';
import { findContactOf } from '#/domains/conversation/find-contact-of.ts';
import { BusinessError } from '#/errors.ts';
import { describedType } from './described-type.ts';
import { fillWithModel } from './fill-with-model.ts';
import { offeredTypes } from './find-offer.ts';
import { keepDraft } from './offer.repository.ts';
import { readTold } from './read-told.ts';
import { readValues } from './read-values.ts';

/** Begins a form with what the visitor said in a chat: data for them to look over, never sent by itself. @throws BusinessError not_found */
export async function beginForm({ request, actor, services }: Call<typeof visitorWorkOrders.draft>): Promise<VisitorDraft> {
  const { conversation_id: chatId, type_id: wanted, locale } = request;
  const { types, told: whole } = await inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await findContactOf(scope, chatId)) !== actor.contactId) throw new BusinessError('not_found');
    const settings = await findSettings(scope);
    return { types: await offeredTypes(scope, { ...settings.handoff.order, on: true }), told: await readTold(scope, chatId) };
  });
  const { chat, said, told, subject, description } = whole;
  const type =
    types.find(({ id }) => id === wanted) ?? describedType(said.join('\n'), types) ?? (types.length === 1 ? types[0] : undefined);
  const begun = { type_id: type?.id ?? null, subject, description, files: chat.files };
  if (!type) return { ...begun, fields: {} };
  const fields = fieldsFor(type.fields, 'customer');
  const stated = readValues(fields, told.join('\n'));
  const open = fields.filter(({ key }) => ownValue(stated, key) === undefined);
  const isKept = chat.kept?.typeId === type.id && chat.kept.seq === chat.lastSeq;
  const read = isKept && chat.kept ? chat.kept.fields : await fillWithModel(services, actor.tenantId, { fields: open, said: told, locale });
  if (!isKept && Object.keys(read).length > 0)
    await inTenant(services.database, actor.tenantId, (scope) =>
      keepDraft(scope, chatId, { typeId: type.id, seq: chat.lastSeq, fields: read }),
    );
  return { ...begun, fields: { ...read, ...stated } };
}
