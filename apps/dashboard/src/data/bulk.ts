import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { bulk, type BulkAction, type BulkResult, type ConversationFilter } from '@lobby/contract';
import { useQueryClient } from '@tanstack/react-query';

/** Which conversations: those chosen one by one, or all of a list. */
export type BulkTarget = { readonly ids: readonly string[] } | { readonly filter: ConversationFilter };

/** One thing to do with many conversations; asked for again under the same id, it is done once. */
export interface BulkRequest {
  readonly requestId: string;
  readonly target: BulkTarget;
  readonly action: BulkAction;
}

/** Does it. The server finishes what it has begun, whether or not anybody waits. */
export function runBulk(api: ApiClient, { requestId, target, action }: BulkRequest): Promise<BulkResult> {
  const which = 'ids' in target ? { ids: [...target.ids] } : { filter: target.filter };
  return callEndpoint(api, bulk.run, { request_id: requestId, action, ...which });
}

/** Takes it back, where that can be done. */
export function undoBulk(api: ApiClient, requestId: string): Promise<BulkResult> {
  return callEndpoint(api, bulk.undo, { id: requestId });
}

/** Fetches anew whatever shows conversations. */
export function useConversationsChanged(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([['conversation'], ['message'], ['note'], ['contact']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
