import type { WorkOrder } from '@lobby/contract';

const uuid = (group: string, no: number) => `018f0000-0000-7000-${group}-${String(no).padStart(12, '0')}`;

/** A work order that is being worked on, with one field that was filled in. */
export function anOrder(no: number, over: Partial<WorkOrder> = {}): WorkOrder {
  const now = Date.now();
  return {
    id: uuid('b000', no),
    no,
    subject: `Zip ${no}`,
    status: 'open',
    stage: 'in_progress',
    priority: 'normal',
    origin: 'chat_form',
    type: { id: uuid('b100', 1), name: { 'en-US': 'Repair' }, icon: 'wrench' },
    conversation_id: uuid('b200', no),
    contact: { id: uuid('b300', 1), no: 1, name: 'Ada' },
    assignee: null,
    team: null,
    language: 'en-US',
    last_message: null,
    unread: 0,
    first_reply_due_at: null,
    first_replied_at: null,
    resolve_due_at: null,
    pending_until: null,
    created_at: now,
    updated_at: now,
    version: 1,
    form: [
      {
        key: 'colour',
        kind: 'text',
        label: { 'en-US': 'Colour' },
        hint: {},
        required: false,
        visible_to_customer: true,
        pattern: null,
        choices: [],
      },
    ],
    fields: { colour: 'red' },
    solution: '',
    reopened_count: 0,
    resolved_at: null,
    closed_at: null,
    next_step_at: null,
    merged_into_id: null,
    csat: null,
    merged_into: null,
    merged: [],
    origin_conversation: null,
    external_ref: null,
    events: [],
    tasks: [],
    links: [],
    ...over,
  };
}
