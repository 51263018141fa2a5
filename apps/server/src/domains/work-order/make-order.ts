import {
  fieldsFor,
  formFaults,
  keptValues,
  wordsIn,
  type FieldValues,
  type FormField,
  type Locale,
  type WorkOrder,
  type WorkOrderType,
  ownValue,
} from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import type { TenantScope } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import { openThread } from '#/domains/conversation/thread.ts';
import type { Draft } from '#/domains/conversation/write-message.ts';
import { afterOpenMinutes, readHoursOf } from '#/domains/hours/open-minutes.ts';
import { queueNotice } from '#/domains/order-mail/notice/queue-notice.ts';
import { holdFiles } from '#/domains/upload/attach-files.ts';
import type { Uploader } from '#/domains/upload/uploader.ts';
import { publishEvents } from '#/events/publish-events.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { findTextOf } from './fold-words.ts';
import { formError } from './form-error.ts';
import type { OrderActor } from './order-state.ts';
import { tieOrder } from './tie/tie-order.ts';
import { holdType } from './type/type.repository.ts';
import { insertEvents, insertOrder, takeNo } from './work-order.repository.ts';

/** What a work order is made of. */
export interface OrderDraft {
  clientId: string;
  typeId: string;
  typeVersion: number;
  contactId: string;
  subject: string;
  description: string;
  fields: FieldValues;
  fileIds: readonly string[];
  origin: WorkOrder['origin'];
  originConversationId: string | null;
  /** The closed one that it goes on from, and the one that it was split off from. */
  followsId?: string | undefined;
  splitFromId?: string | undefined;
  priority?: WorkOrder['priority'] | undefined;
}

/** Who makes it, and in which language they are told what is wrong. */
export interface OrderMaker {
  actor: OrderActor;
  uploader: Uploader;
  locale: Locale;
  /** Of the message that begins the thread. */
  author: Pick<Draft, 'authorKind' | 'authorId' | 'authorName'>;
  /** The customer's browser, or the address of their mail. */
  begunBy?: string | undefined;
}

/**
 * Makes a work order with its thread, in the caller's transaction.
 * @throws BusinessError form_changed with the newer form, invalid_request for what is filled in wrongly, not_found for a type that is not there
 */
export async function makeOrder(scope: TenantScope, draft: OrderDraft, maker: OrderMaker, now: number): Promise<string> {
  const type = await holdType(scope, draft.typeId);
  const isCustomer = maker.actor.kind === 'customer';
  // A mail fills in no form: what it asks for is asked later, and whoever reads the mailbox has chosen the type.
  const isMail = draft.origin === 'email';
  if (!type?.enabled || (isCustomer && !isMail && !type.customer_can_create)) throw new BusinessError('not_found');
  const asked = fieldsFor(type.fields, isCustomer ? 'customer' : 'agent');
  if (type.version !== draft.typeVersion) throw new BusinessError('form_changed', { current: { version: type.version, fields: asked } });
  const faults = isMail ? {} : formFaults(asked, draft.fields);
  if (Object.keys(faults).length > 0) throw formError(maker.locale, faults);
  const fields = keptValues(asked, draft.fields);
  const opening = await openingOf(scope, draft, maker, asked, fields);
  const language = detectLanguage(`${draft.subject}\n${draft.description}`, maker.locale) ?? maker.locale;
  const no = await takeNo(scope);
  const reply = await replyOf(scope, type, maker.locale);
  const conversationId = await openThread(
    scope,
    {
      no,
      contactId: draft.contactId,
      teamId: type.default_team_id,
      language,
      originId: draft.originConversationId,
      begunBy: maker.begunBy,
    },
    reply === undefined || !isCustomer ? [opening] : [opening, reply],
    now,
  );
  const { contactId, clientId, origin, originConversationId, subject } = draft;
  const id = await insertOrder(
    scope,
    {
      ...BLANK,
      ...(await dueTimes(scope, type, now)),
      no,
      contactId,
      clientId,
      conversationId,
      origin,
      originConversationId,
      subject,
      language,
      fields,
      typeId: type.id,
      teamId: type.default_team_id,
      findText: findTextOf(subject, draft.description),
      priority: draft.priority ?? type.default_priority,
      since: now,
      form: type.fields,
      firstRepliedAt: isCustomer ? null : now,
    },
    now,
  );
  await insertEvents(scope, id, [{ name: 'created', actor: maker.actor }], now);
  await publishEvents(scope, [{ type: 'work_order.created', subjectId: conversationId, contactId }], now);
  const { followsId, splitFromId } = draft;
  await tieOrder(scope, { id, no }, { followsId, splitFromId, conversationId: originConversationId ?? undefined }, maker.actor, now);
  await queueNotice(scope, { orderId: id, kind: 'received', about: 'received', seq: 1 }, now);
  return id;
}

const BLANK = {
  status: 'new',
  assigneeId: null,
  assigneeName: null,
  pendingUntil: null,
  reminders: 0,
  solution: '',
  resolvedAt: null,
  closedAt: null,
  reopenedCount: 0,
  mergedIntoId: null,
  version: 1,
} as const;

/** The message that begins the thread; files of the form's fields hang on it too. */
async function openingOf(
  scope: TenantScope,
  draft: OrderDraft,
  { author, uploader, locale }: OrderMaker,
  asked: readonly FormField[],
  fields: FieldValues,
): Promise<Draft> {
  const ofFields = asked.filter(({ kind }) => kind === 'file').flatMap(({ key }) => (ownValue(fields, key) as string[] | undefined) ?? []);
  const ids = [...new Set([...draft.fileIds, ...ofFields])];
  const attachments = (await holdFiles(scope, ids)).take(uploader, ids);
  if (!attachments) throw new BusinessError('invalid_request', { fields: [{ path: 'attachments', message: say(locale, 'orders.file') }] });
  return { ...author, clientMsgId: draft.clientId, body: draft.description, attachments };
}

/** What is answered at once, in the bot's name and the customer's language. */
async function replyOf(scope: TenantScope, { auto_reply: texts }: WorkOrderType, locale: Locale): Promise<Draft | undefined> {
  const body = wordsIn(texts, locale);
  return body === '' ? undefined : { authorKind: 'bot', authorName: (await describeBot(scope, locale)).name, body };
}

/** Until when it is answered and solved, by the hours of its team. */
async function dueTimes(scope: TenantScope, type: WorkOrderType, now: number) {
  const { reply_within_min: reply, resolve_within_min: resolve, default_team_id: team } = type;
  const hours = await readHoursOf(scope, team);
  const after = (minutes: number | null) => (minutes === null ? null : afterOpenMinutes(hours, now, minutes));
  return { firstReplyDueAt: after(reply), resolveDueAt: after(resolve) };
}
