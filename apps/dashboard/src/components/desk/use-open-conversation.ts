import type { Conversation } from '@lobby/contract';
import { useQuery } from '@tanstack/react-query';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { useApi } from '#/data/api.ts';
import { conversationQuery } from '#/data/conversation.ts';

/** The conversation that the workspace shows; undefined while none is open, or it is on its way. */
export function useOpenConversation(): Conversation | undefined {
  const { conversation: openId } = useSessionPlace();
  return useQuery({ ...conversationQuery(useApi(), openId ?? ''), enabled: openId !== undefined }).data;
}
