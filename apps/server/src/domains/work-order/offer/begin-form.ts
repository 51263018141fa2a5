import { fieldsFor, MESSAGE_MAX, type visitorWorkOrders, type VisitorDraft } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { asksForPerson } from '#/domains/bot/asks-for-person.ts';
import { findSettings } from '#/domains/bot/find-settings.ts';
import { smallTalkOf } from '#/domains/bot/small-talk.ts';
import { findContactOf } from '#/domains/conversation/find-contact-of.ts';
import { BusinessError } from '#/errors.ts';
import { asksForOrder } from './asks-for-order.ts';
import { describedType } from './described-type.ts';
import { fillWithModel } from './fill-with-model.ts';
import { offeredTypes } from './find-offer.ts';
import { keepDraft, readChat } from './offer.repository.ts';
import { readValues } from './read-values.ts';

/** Longest subject that is proposed, in characters. */
const SUBJECT_MAX = 80;

/** Begins a form with what the visitor said in a chat: data for them to look over, never sent by itself. @throws BusinessError not_found */
export async function beginForm({ request, actor, services }: Call<typeof visitorWorkOrders.draft>): Promise<VisitorDraft> {
  const { conversation_id: chatId, type_id: wanted, locale } = request;
  const { types, chat, texts } = await inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await findContactOf(scope, chatId)) !== actor.contactId) throw new BusinessError('not_found');
    const settings = await findSettings(scope);
    return {
      types: await offeredTypes(scope, { ...settings.handoff.order, on: true }),
      chat: await readChat(scope, chatId),
      texts: settings.texts,
    };
  });
  const said = chat.said.filter((body) => smallTalkOf(body) === undefined && !asksForPerson(body, texts));
  const told = said.map(withoutWish).filter((body) => body !== '');
  const all = told.join('\n');
  const type =
    types.find(({ id }) => id === wanted) ?? describedType(said.join('\n'), types) ?? (types.length === 1 ? types[0] : undefined);
  const begun = { type_id: type?.id ?? null, subject: subjectOf(told), description: all.slice(-MESSAGE_MAX), files: chat.files };
  if (!type) return { ...begun, fields: {} };
  const fields = fieldsFor(type.fields, 'customer');
  const stated = readValues(fields, all);
  const open = fields.filter(({ key }) => stated[key] === undefined);
  const isKept = chat.kept?.typeId === type.id && chat.kept.seq === chat.lastSeq;
  const read = isKept && chat.kept ? chat.kept.fields : await fillWithModel(services, actor.tenantId, { fields: open, said: told, locale });
  if (!isKept && Object.keys(read).length > 0)
    await inTenant(services.database, actor.tenantId, (scope) =>
      keepDraft(scope, chatId, { typeId: type.id, seq: chat.lastSeq, fields: read }),
    );
  return { ...begun, fields: { ...read, ...stated } };
}

/** What is said beside the wish for a work order. */
function withoutWish(body: string): string {
  if (!asksForOrder(body)) return body;
  const clauses = body.split(/(?<=[,.!?;])\s+|(?<=[，。！？；])/u);
  return clauses
    .filter((clause) => !asksForOrder(clause))
    .join(' ')
    .trim();
}

/** The first sentence of what was said first. */
function subjectOf(told: readonly string[]): string {
  const [said = ''] = (told[0] ?? '').trim().split(/\n|(?<=[.!?])\s+|(?<=[。！？])/u);
  const first = said.charAt(0).toUpperCase() + said.slice(1);
  return first.length > SUBJECT_MAX ? `${first.slice(0, SUBJECT_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…` : first;
}
