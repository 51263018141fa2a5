export const WORK_ORDER_ORIGINS = ['chat_form', 'from_chat', 'agent', 'telegram', 'whatsapp', 'email', 'api', 'bot', 'import'] as const;
/** `no_answer` is: nobody has answered yet, `overdue`: a time was missed; both of what is not settled. */
export const WORK_ORDER_VIEWS = ['open', 'mine', 'unassigned', 'overdue', 'settled', 'all'] as const;
/**
 * What is counted of work orders that were made in a time, without those that became part of another: all, those that are solved or were closed
 * after that, and those that were not solved when they were due, or are not yet.
 */
export const WORK_ORDER_FIGURES = ['made', 'solved', 'late'] as const;
export type WorkOrderFigure = (typeof WORK_ORDER_FIGURES)[number];
export const WORK_ORDER_SORTS = ['updated', 'newest', 'oldest', 'due', 'priority'] as const;
/** `follow_up` is made by what goes on from a closed one; the others by hand. */
export const LINK_KINDS = ['duplicate', 'related', 'blocks', 'parent', 'follow_up'] as const;
export const WORK_ORDER_EVENTS = [
  'created',
  'moved',
  'reminded',
  'assigned',
  'priority',
  'subject',
  'fields',
  'due',
  'linked',
  'unlinked',
  'task_added',
  'task_done',
  'task_undone',
  'task_removed',
  'merged',
  'split',
  'followed',
  'mail_failed',
  'mail_held',
  'imported',
] as const;
/** Links that colleagues make. */
export const HAND_LINKS = ['duplicate', 'related', 'blocks', 'parent'] as const;
/** Characters each. */
export const SOLUTION_MAX = 2_000;
export const REASON_MAX = 500;
export const TASK_MAX = 200;
export const TASKS_MAX = 50;
