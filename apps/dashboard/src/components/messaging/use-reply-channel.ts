import { isMessagingKind, MESSAGE_MAX, MESSAGING_CORRECTS, type Conversation } from '@lobby/contract';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#/components/use-now.ts';
import { useApi } from '#/data/api.ts';
import { conversationChannelQuery, useFreshConversationChannel, type ConversationChannel } from '#/data/messaging.ts';

/** A window that closes is noticed within so long, in milliseconds. */
const LOOK_MS = 15_000;

/** Why nothing can be sent to a service now. */
export type ReplyStop = 'paused' | 'blocked' | 'auth_expired' | 'disconnected' | 'window_closed' | 'capped';

export interface ReplyChannel {
  /** True for a conversation on a service. */
  readonly isOnService: boolean;
  /** undefined until it is known, and for a chat on the web. */
  readonly channel: ConversationChannel | undefined;
  readonly stop: ReplyStop | undefined;
  /** Characters of one reply. */
  readonly textMax: number;
  /** The server's time, where a window runs out. */
  readonly now: number;
}

/** What stands in the way of a reply, what the business can change first. Pure. */
export function stopOf(channel: ConversationChannel, now: number): ReplyStop | undefined {
  if (channel.state === 'auth_expired' || channel.state === 'disconnected') return channel.state;
  if (channel.paused) return 'paused';
  if (channel.blocked) return 'blocked';
  if (channel.window_closes_at !== null && channel.window_closes_at <= now) return 'window_closed';
  return channel.price.is_capped ? 'capped' : undefined;
}

/** Whether what is changed of a sent message changes for the person too; undefined for a chat on the web, which shows both. Pure. */
export function followsOnService(channel: Conversation['channel']): boolean | undefined {
  return channel !== null && isMessagingKind(channel.kind) ? MESSAGING_CORRECTS.includes(channel.kind) : undefined;
}

/** How replies of a conversation go now. */
export function useReplyChannel({ id, channel: of }: Pick<Conversation, 'id' | 'channel'>): ReplyChannel {
  const isOnService = of !== null && isMessagingKind(of.kind);
  const now = useNow(LOOK_MS);
  const { data } = useQuery({ ...conversationChannelQuery(useApi(), id), enabled: isOnService });
  useFreshConversationChannel(id);
  const channel = data?.channel ?? undefined;
  return {
    isOnService,
    channel,
    stop: channel && stopOf(channel, now),
    textMax: Math.min(MESSAGE_MAX, channel?.text_max ?? MESSAGE_MAX),
    now,
  };
}
