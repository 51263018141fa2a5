import { z } from 'zod/mini';
import { CODES, type CodeName } from './codes.ts';
import { conversationFilter, priority, tag } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, text } from './fields.ts';

/** Most conversations that one bulk action changes. */
export const BULK_CONVERSATIONS_MAX = 1_000;

/** What is done with each: the same as with one alone. */
export const bulkAction = z.discriminatedUnion('kind', [
  /** To a colleague; with neither to the queue, with a team to the queue of that team. */
  z.object({ kind: z.literal('assign'), user_id: z.nullable(z.int()), team_id: z._default(z.nullable(id), null) }),
  z.object({ kind: z.literal('resolve') }),
  z.object({ kind: z.literal('reopen') }),
  z.object({ kind: z.literal('snooze'), until: epochMs }),
  z.object({ kind: z.literal('tag'), tag }),
  z.object({ kind: z.literal('untag'), tag }),
  z.object({ kind: z.literal('priority'), priority }),
  z.object({ kind: z.literal('read') }),
]);
export type BulkAction = z.output<typeof bulkAction>;

/** Actions that `undo` takes back. */
export const UNDOABLE = ['assign', 'tag', 'untag', 'priority'] as const satisfies readonly BulkAction['kind'][];

const bulkResult = z.object({
  /** Conversations that are now as was asked, those included that were so before. */
  done: z.array(id),
  refused: z.array(z.object({ id, no: z.int(), reason: z.enum(Object.keys(CODES) as [CodeName, ...CodeName[]]), message: text(500) })),
});
export type BulkResult = z.output<typeof bulkResult>;

export const bulk = {
  /**
   * Runs to its end on the server whether or not the caller stays. `request_id` is a UUID made by the caller: a repeat answers
   * with the first one's result. Either `ids` or `filter` says which; a filter takes the first `BULK_CONVERSATIONS_MAX`.
   */
  run: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/conversation/bulk',
    caller: 'staff',
    summary: 'Change many conversations at once',
    request: z
      .object({
        request_id: z.uuid(),
        ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(BULK_CONVERSATIONS_MAX))),
        filter: z.optional(conversationFilter),
        action: bulkAction,
      })
      .check(z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), { error: 'required', path: ['ids'] })),
    response: bulkResult,
    errors: ['subscription_expired'],
  }),
  /** Takes back an own action of `UNDOABLE`; what somebody has changed since stays and is told of. A repeat changes nothing. */
  undo: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/conversation/bulk/{id}/undo',
    caller: 'staff',
    summary: 'Take a bulk action back',
    request: z.object({ id }),
    response: bulkResult,
    errors: ['too_late', 'subscription_expired'],
  }),
};
