import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { botTools, type BotTool, type BotView, type RequestInput, type ToolFields } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { botKey } from './bot.ts';

const KEY = ['bot-tool'] as const;

/** The tools of the bot, without their secrets. */
export function botToolsQuery(api: ApiClient) {
  return queryOptions({ queryKey: KEY, queryFn: ({ signal }) => callEndpoint(api, botTools.list, {}, { signal, retry: false }) });
}

/** Saves a tool: a new one, or the one that is given. */
export function useSaveTool() {
  return useToolChange((api, { of, tool }: { of: Pick<BotTool, 'id' | 'version'> | undefined; tool: ToolFields }) =>
    of ? callEndpoint(api, botTools.update, { id: of.id, version: of.version, tool }) : callEndpoint(api, botTools.create, tool),
  );
}

export function useRemoveTool() {
  return useToolChange((api, request: RequestInput<typeof botTools.remove>) => callEndpoint(api, botTools.remove, request));
}

/** Runs a saved tool with given values. */
export function useTryTool() {
  const api = useApi();
  return useMutation({ mutationFn: (request: RequestInput<typeof botTools.try>) => callEndpoint(api, botTools.try, request) });
}

function useToolChange<Request, Answer>(change: (api: ApiClient, request: Request) => Promise<Answer>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: Request) => change(api, request),
    async onSuccess() {
      const { items } = await queryClient.query({ ...botToolsQuery(api), staleTime: 0 });
      // They are part of the draft; a form may be open on the rest of it.
      queryClient.setQueryData<BotView>(botKey, (view) => view && { ...view, tools: items });
    },
  });
}
