import { isFinal, keptValues, may, type Locale, type OrderReject, type WorkOrderType } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import type { TenantScope } from '#/database/transaction.ts';
import { importedContacts } from '#/domains/contact/imported-contact.ts';
import { queueNotices } from '#/domains/order-mail/notice/queue-notice.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { bringOrders, type BroughtOrder } from '#/domains/work-order/bring-orders.ts';
import { isAhead } from '#/domains/work-order/decide-order.ts';
import { findTextOf } from '#/domains/work-order/fold-words.ts';
import type { OrderActor } from '#/domains/work-order/order-state.ts';
import { heldType } from '#/domains/work-order/type/list-types.ts';
import type { RowOutcome } from './import.repository.ts';
import type { NamedRow } from './name-rows.ts';

/** What rows are made under. */
export interface RowMaker {
  actor: OrderActor;
  file: string;
  locale: Locale;
  /** Customers are told by mail. */
  notify: boolean;
  people: ReadonlyMap<number, string>;
  teams: ReadonlySet<string>;
  /** Types that the rows name, by id. */
  types: ReadonlyMap<string, WorkOrderType>;
}

interface Importer {
  userId: number;
  userName: string;
  file: string;
  locale: Locale;
  notify: boolean;
}

/** Who and what rows can name now; their types stay as they are until the caller's transaction ends. */
export async function readMaker(
  scope: TenantScope,
  { userId, userName, file, locale, notify }: Importer,
  rows: readonly NamedRow[],
): Promise<RowMaker> {
  const people = (await listMembers(scope)).filter((each) => may(each, 'session.reply'));
  const types = new Map<string, WorkOrderType>();
  for (const id of new Set(rows.map(({ draft }) => draft.typeId))) {
    const type = await heldType(scope, id);
    if (type?.enabled === true) types.set(id, type);
  }
  return {
    file,
    locale,
    notify,
    types,
    actor: { kind: 'agent', id: userId, name: userName },
    people: new Map(people.map(({ id, name }) => [id, name])),
    teams: new Set((await listTeams(scope)).map(({ id }) => id)),
  };
}

/** Makes the work orders of rows, in the caller's transaction; what has gone since the file was read is refused. */
export async function makeRows(scope: TenantScope, rows: readonly NamedRow[], maker: RowMaker, now: number): Promise<RowOutcome[]> {
  const refused: RowOutcome[] = rows.flatMap(({ row, draft }) => {
    const code = refusal(draft, maker);
    return code === undefined ? [] : [{ row, became: 'refused', code }];
  });
  const drafts = rows.flatMap(({ row, draft }) => {
    const order = refusal(draft, maker) === undefined ? orderOf(draft, maker, now) : undefined;
    return order ? [{ row, order, contact: { ...draft.contact, locale: order.state.language } }] : [];
  });
  const contactIds = await importedContacts(
    scope,
    drafts.map(({ contact }) => contact),
    now,
  );
  const orders = drafts.map(({ order }, index) => ({ ...order, state: { ...order.state, contactId: contactIds[index] ?? '' } }));
  const brought = await bringOrders(scope, orders, now);
  if (maker.notify) {
    const told = brought.filter((_, index) => orders[index]?.state.closedAt === null);
    const notices = told.map(({ id }) => ({ orderId: id, kind: 'received' as const, about: 'received', seq: 1 }));
    await queueNotices(scope, notices, now);
  }
  const added = drafts.map(({ row }, index): RowOutcome => {
    return { row, became: 'added', thread: { id: brought[index]?.conversationId ?? '', contactId: contactIds[index] ?? '' } };
  });
  return [...refused, ...added];
}

function refusal(draft: NamedRow['draft'], { types, people, teams }: RowMaker): OrderReject | undefined {
  if (!types.has(draft.typeId)) return 'type_unknown';
  if (draft.assigneeId !== null && !people.has(draft.assigneeId)) return 'assignee_unknown';
  return draft.teamId !== null && !teams.has(draft.teamId) ? 'team_unknown' : undefined;
}

/** What a row becomes, still without its customer. */
function orderOf(
  draft: NamedRow['draft'],
  { types, people, actor, file, locale, notify }: RowMaker,
  now: number,
): BroughtOrder | undefined {
  const type = types.get(draft.typeId);
  if (!type) return undefined;
  const { subject, description, status, dueAt, clientId, reference, assigneeId } = draft;
  const madeAt = Math.min(draft.createdAt ?? now, now);
  const state = {
    contactId: '',
    subject,
    status,
    assigneeId,
    language: detectLanguage(`${subject}\n${description}`) ?? locale,
    teamId: draft.teamId ?? type.default_team_id,
    assigneeName: assigneeId === null ? null : (people.get(assigneeId) ?? null),
    closedAt: isFinal(status) ? madeAt : null,
    typeId: type.id,
    findText: findTextOf(subject, reference === null ? description : `${reference} ${description}`),
    priority: draft.priority ?? type.default_priority,
    since: now,
    // Times that were promised are those that the file names; the clocks of another system are none of ours.
    firstReplyDueAt: null,
    firstRepliedAt: status === 'new' ? null : madeAt,
    resolveDueAt: dueAt,
    pendingUntil: status === 'on_hold' && dueAt !== null && isAhead(dueAt, now) ? dueAt : null,
    reminders: 0,
    solution: '',
    resolvedAt: status === 'solved' || status === 'closed' ? madeAt : null,
    reopenedCount: 0,
    mergedIntoId: null,
    form: type.fields,
    fields: keptValues(type.fields, draft.fields),
    version: 1,
  };
  const event = { name: 'imported' as const, actor, to: status, words: reference === null ? file : `${file} · ${reference}` };
  return { state, clientId, reference, description, event, madeAt, isQuiet: !notify };
}
