import { callEndpoint } from '@lobby/api-client';
import { visitor, type Locale, type ResponseOf } from '@lobby/contract';
import type { Chat } from './open-chat.ts';

/** What stands on the home of the chat. */
export type ChatHome = ResponseOf<typeof visitor.home>;

/** @param channel public key of the channel that frames the chat */
export async function readChatHome(chat: Chat, locale: Locale, channel: string | undefined, signal: AbortSignal): Promise<ChatHome> {
  const { token } = await chat.identity();
  return callEndpoint(chat.client, visitor.home, { locale, channel }, { token, quiet: true, retry: false, signal });
}
