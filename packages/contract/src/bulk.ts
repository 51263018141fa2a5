import { z } from 'zod/mini';
import { bulkJob } from './bulk-job.ts';
import { conversationFilter, conversationSort, priority, tag } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id } from './fields.ts';

/** Most conversations that one bulk action changes. */
export const BULK_CONVERSATIONS_MAX = 1_000;

/** What is done with each: the same as with one alone. */
export const bulkAction = z.discriminatedUnion('kind', [
  /** To a colleague; with neither to the queue, with a team to the queue of that team. */
  z.object({ kind: z.literal('assign'), user_id: z.nullable(z.int()), team_id: z._default(z.nullable(id), null) }),
  z.object({ kind: z.literal('resolve') }),
  z.object({ kind: z.literal('spam') }),
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

const path = '/api/micro/chatbot/conversation/bulk';

export const bulk = {
  /**
   * Begins it, and goes on with one that was cut off. `request_id` is a UUID made by the caller: a repeat answers with the first
   * one's job. `ids`, `filter` or `resolved_by` says which; a filter takes the first `BULK_CONVERSATIONS_MAX` in the order of `sort`.
   */
  run: defineEndpoint({
    method: 'POST',
    path,
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Change many conversations at once',
    request: z
      .object({
        request_id: z.uuid(),
        ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(BULK_CONVERSATIONS_MAX))),
        filter: z.optional(conversationFilter),
        sort: z._default(conversationSort, 'waiting'),
        /** Those that an own action of this id has resolved. */
        resolved_by: z.optional(z.uuid()),
        action: bulkAction,
      })
      .check(
        z.refine(({ ids, filter, resolved_by: by }) => [ids, filter, by].filter((which) => which !== undefined).length === 1, {
          error: 'required',
          path: ['ids'],
        }),
      ),
    response: bulkJob,
    errors: ['subscription_expired'],
  }),
  /** How far it is. */
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    summary: 'How far a bulk action on conversations is',
    request: z.object({ id }),
    response: bulkJob,
    errors: [],
  }),
  /** Takes back an own action of `UNDOABLE` in a job of its own, once; what somebody has changed since stays and is told of. */
  undo: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/undo`,
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Take a bulk action back',
    request: z.object({ id }),
    response: bulkJob,
    errors: ['too_late', 'subscription_expired'],
  }),
};
