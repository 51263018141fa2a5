import { callEndpoint } from '@lobby/api-client';
import { visitor } from '@lobby/contract';
import type { Chat } from './open-chat.ts';

/** Changes an own message. Rejects with an `ApiError`. */
export async function editMessage(chat: Chat, seq: number, text: string): Promise<void> {
  const { token, conversationId } = await chat.identity();
  await callEndpoint(chat.client, visitor.edit, { conversation_id: conversationId, seq, text }, { token, quiet: true, retry: false });
  chat.wake();
}

/** Takes an own message back. Rejects with an `ApiError`. */
export async function removeMessage(chat: Chat, seq: number): Promise<void> {
  const { token, conversationId } = await chat.identity();
  await callEndpoint(chat.client, visitor.remove, { conversation_id: conversationId, seq }, { token, quiet: true, retry: false });
  chat.wake();
}
