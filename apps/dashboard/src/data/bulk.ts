import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { bulk, type BulkAction, type BulkJob, type ConversationFilter, type ConversationSort } from '@lobby/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRefreshConversations } from './conversation.ts';
import { settledJob } from './settled-job.ts';

/** Which conversations: those chosen one by one, all of a list in its order, or those that an action has resolved. */
export type BulkTarget =
  | { readonly ids: readonly string[] }
  | { readonly filter: ConversationFilter; readonly sort: ConversationSort }
  | { readonly resolvedBy: string };

/** One thing to do with many conversations; asked for again under the same id, it is done once. */
interface BulkRequest {
  readonly requestId: string;
  readonly target: BulkTarget;
  readonly action: BulkAction;
}

/** Does it and waits for the end. The server finishes what it has begun, whether or not anybody waits. */
export async function runBulk(
  api: ApiClient,
  { requestId, target, action }: BulkRequest,
  onProgress: (job: BulkJob) => void,
): Promise<BulkJob> {
  return settledJob(await callEndpoint(api, bulk.run, { request_id: requestId, action, ...named(target) }), look(api), onProgress);
}

/** Takes it back, where that can be done. */
export async function undoBulk(api: ApiClient, requestId: string, onProgress: (job: BulkJob) => void): Promise<BulkJob> {
  return settledJob(await callEndpoint(api, bulk.undo, { id: requestId }), look(api), onProgress);
}

const look = (api: ApiClient) => (id: string) => callEndpoint(api, bulk.get, { id }, { retry: false });

function named(target: BulkTarget) {
  if ('ids' in target) return { ids: [...target.ids] };
  return 'resolvedBy' in target ? { resolved_by: target.resolvedBy } : target;
}

/** Fetches anew whatever shows conversations. */
export function useConversationsChanged(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const refresh = useRefreshConversations();
  return () => {
    refresh();
    return Promise.all(
      [['conversation', 'one'], ['message'], ['note'], ['contact']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
}
