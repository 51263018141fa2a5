import { isFinal, keptValues, may, type Locale, type WorkOrderType } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import type { TenantScope } from '#/database/transaction.ts';
import { importedContact } from '#/domains/contact/imported-contact.ts';
import { queueNotice } from '#/domains/order-mail/notice/queue-notice.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { bringOrder } from '#/domains/work-order/bring-order.ts';
import { findTextOf } from '#/domains/work-order/fold-words.ts';
import { isAhead } from '#/domains/work-order/decide-order.ts';
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
  /** Types that are held, by id. */
  types: Map<string, WorkOrderType | undefined>;
}

/** Who and what rows can name now. */
export async function readMaker(
  scope: TenantScope,
  { userId, userName, file, locale, notify }: { userId: number; userName: string; file: string; locale: Locale; notify: boolean },
): Promise<RowMaker> {
  const people = (await listMembers(scope)).filter((each) => may(each, 'session.reply'));
  return {
    file,
    locale,
    notify,
    actor: { kind: 'agent', id: userId, name: userName },
    people: new Map(people.map(({ id, name }) => [id, name])),
    teams: new Set((await listTeams(scope)).map(({ id }) => id)),
    types: new Map(),
  };
}

/** Makes the work order of a row, in the caller's transaction; what has gone since the file was read is refused. */
export async function makeRow(scope: TenantScope, { row, draft }: NamedRow, maker: RowMaker, now: number): Promise<RowOutcome> {
  const { types, people, teams, actor, file, notify } = maker;
  if (!types.has(draft.typeId)) types.set(draft.typeId, await heldType(scope, draft.typeId));
  const type = types.get(draft.typeId);
  if (!type?.enabled) return { row, became: 'refused', code: 'type_unknown' };
  const assigneeName = draft.assigneeId === null ? null : people.get(draft.assigneeId);
  if (assigneeName === undefined) return { row, became: 'refused', code: 'assignee_unknown' };
  if (draft.teamId !== null && !teams.has(draft.teamId)) return { row, became: 'refused', code: 'team_unknown' };

  const { subject, description, status, dueAt, clientId } = draft;
  const language = detectLanguage(`${subject}\n${description}`) ?? maker.locale;
  const contactId = await importedContact(scope, { ...draft.contact, locale: language }, now);
  const madeAt = Math.min(draft.createdAt ?? now, now);
  const teamId = draft.teamId ?? type.default_team_id;
  const closedAt = isFinal(status) ? madeAt : null;
  const state = {
    contactId,
    subject,
    language,
    status,
    teamId,
    assigneeName,
    closedAt,
    typeId: type.id,
    findText: findTextOf(subject, draft.reference === null ? description : `${draft.reference} ${description}`),
    priority: draft.priority ?? type.default_priority,
    since: now,
    assigneeId: draft.assigneeId,
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
  const { reference } = draft;
  const event = { name: 'imported' as const, actor, to: status, words: reference === null ? file : `${file} · ${reference}` };
  const brought = await bringOrder(scope, { state, clientId, reference, description, event, madeAt, isQuiet: !notify }, now);
  if (notify && closedAt === null) await queueNotice(scope, { orderId: brought.id, kind: 'received', about: 'received', seq: 1 }, now);
  return { row, became: 'added', thread: { id: brought.conversationId, contactId } };
}
