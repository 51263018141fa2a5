import { fieldsFor, nextStepAt, type Locale, type VisitorWorkOrder, type WorkOrderEvent } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readEvents } from './read.repository.ts';
import { BusinessError } from '#/errors.ts';
import { findOwn } from './own.repository.ts';
import { toOwnRow } from './visitor-row.ts';

/** A work order as its customer sees it: nothing of what the business says about it among itself. @throws BusinessError not_found, also for somebody else's */
export async function tellOwn(scope: TenantScope, contactId: string, id: string, locale: Locale): Promise<VisitorWorkOrder> {
  const found = await findOwn(scope, contactId, id);
  if (!found) throw new BusinessError('not_found');
  const { assignee_name, form, fields, solution, csat_score, since, merged_into, ...row } = found;
  const shown = fieldsFor(form, 'customer');
  return {
    ...toOwnRow(row, locale),
    assignee_name,
    solution,
    csat_score,
    merged_into,
    form: shown,
    fields: Object.fromEntries(Object.entries(fields).filter(([key]) => shown.some((field) => field.key === key))),
    closes_at: row.status === 'solved' ? nextStepAt({ status: 'solved', since, pendingUntil: null, reminders: 0 }) : null,
    events: (await readEvents(scope, id)).flatMap(forCustomer),
  };
}

/** Events that the customer sees, without reasons that are the business's own. */
function forCustomer(event: WorkOrderEvent): WorkOrderEvent[] {
  if (event.name !== 'created' && event.name !== 'moved') return [];
  // From one rest to another is no news.
  if (event.to === 'on_hold' || event.from === 'on_hold')
    return event.to === 'on_hold' || event.to === 'open' ? [] : [{ ...event, words: null }];
  return [{ ...event, words: event.to === 'solved' && event.actor_kind === 'agent' ? event.words : null }];
}
