import { fieldsFor, formFaults, isFinal, keptValues, may, type WorkOrder, type workOrders, ownValue } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { BusinessError } from '#/errors.ts';
import { isAhead, moves } from './decide-order.ts';
import { formError, laterError, missingError } from './form-error.ts';
import { foldWords } from './fold-words.ts';
import type { NewOrderEvent, OrderState } from './order-state.ts';
import { agentActor, changeOrder } from './with-order.ts';

/** Changes what a work order is about. What is the same already is no change. @throws BusinessError stale_version, order_state for a final one */
export function updateOrder({ request, actor, locale, services }: Call<typeof workOrders.update>): Promise<WorkOrder> {
  const who = agentActor(actor);
  return changeOrder(services, actor, request.id, request.version, async (state) => {
    if (isFinal(state.status)) throw new BusinessError('order_state');
    const next = { ...state, version: state.version + 1 };
    const events: NewOrderEvent[] = [];
    const note = (name: NewOrderEvent['name'], words?: string) =>
      events.push({ name, actor: who, ...(words === undefined ? {} : { words }) });
    const { subject, priority, fields, resolve_due_at: due } = request;
    if (subject !== undefined && subject !== state.subject) {
      Object.assign(next, { subject, findText: renamed(state, subject) });
      note('subject', subject);
    }
    if (priority !== undefined && priority !== state.priority) {
      next.priority = priority;
      note('priority', priority);
    }
    if (fields !== undefined) {
      const asked = fieldsFor(state.form, 'agent');
      // What only people of the business see may be left for later.
      const faults = formFaults(
        asked.map((field) => ({ ...field, required: field.required && field.visible_to_customer })),
        fields,
      );
      if (Object.keys(faults).length > 0) throw formError(locale, faults);
      const kept = keptValues(asked, fields);
      const changed = asked.filter(({ key }) => JSON.stringify(ownValue(kept, key)) !== JSON.stringify(ownValue(state.fields, key)));
      next.fields = kept;
      if (changed.length > 0) note('fields', changed.map(({ key }) => key).join(', '));
    }
    if (due !== undefined && due !== state.resolveDueAt) {
      if (due !== null && !isAhead(due, services.now())) throw laterError(locale, 'resolve_due_at');
      next.resolveDueAt = due;
      note('due', due === null ? undefined : String(due));
    }
    return events.length === 0 ? undefined : { next, events };
  });
}

/** What it is found by, with another subject. */
function renamed({ findText }: OrderState, subject: string): string {
  const description = findText.slice(findText.indexOf('\n') + 1);
  return `${foldWords(subject)}\n${description}`;
}

/** Gives it to a colleague, to a team or to nobody. @throws BusinessError not_found for who is not there or answers nobody */
export function assignOrder({ request, actor, services }: Call<typeof workOrders.assign>): Promise<WorkOrder> {
  const { user_id: userId, team_id: teamId } = request;
  const who = agentActor(actor);
  return changeOrder(services, actor, request.id, request.version, async (state, scope) => {
    if (isFinal(state.status)) throw new BusinessError('order_state');
    const to = userId === null ? null : (await listMembers(scope)).find((each) => each.id === userId && may(each, 'session.reply'));
    const team = teamId === null ? null : (await listTeams(scope)).find((each) => each.id === teamId);
    if (to === undefined || team === undefined) throw new BusinessError('not_found');
    if (state.assigneeId === userId && state.teamId === teamId) return undefined;
    const given = { ...state, assigneeId: userId, assigneeName: to?.name ?? null, teamId, version: state.version + 1 };
    const names = [to?.name, team?.name].filter((name) => name !== undefined);
    const assigned: NewOrderEvent = { name: 'assigned', actor: who, words: names.join(' · ') };
    if (state.status !== 'new' || to === null) return { next: given, events: [assigned] };
    // What somebody has is being worked on.
    const begun = moves(given, 'open', who, {}, services.now());
    if (begun.refused) return { next: given, events: [assigned] };
    return { next: { ...begun.next, version: given.version }, events: [assigned, ...begun.events] };
  });
}

/** Moves it by the table of states. @throws BusinessError order_state, invalid_request for what the move has to say and does not */
export function moveOrder({ request, actor, locale, services }: Call<typeof workOrders.move>): Promise<WorkOrder> {
  const { to, solution, reason, pending_until: pendingUntil } = request;
  return changeOrder(services, actor, request.id, request.version, async (state) => {
    // Merging takes two: it has a call of its own.
    if (to === 'merged') throw new BusinessError('order_state');
    const decision = moves(state, to, agentActor(actor), { solution, reason, pendingUntil }, services.now());
    if (decision.refused === 'order_state') throw new BusinessError('order_state');
    if (decision.refused) throw missingError(locale, decision.field);
    return decision;
  });
}
