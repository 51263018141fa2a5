import { callEndpoint } from '@lobby/api-client';
import { visitor, type Locale } from '@lobby/contract';
import type { Chat } from './open-chat.ts';

/** Has the whole conversation mailed to an address, in a language and with the times of this browser. Rejects with an `ApiError`. */
export async function mailTranscript(chat: Chat, email: string, locale: Locale): Promise<void> {
  const { token, conversationId } = await chat.identity();
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
  const request = { conversation_id: conversationId, email, locale, timezone };
  await callEndpoint(chat.client, visitor.transcript, request, { token, quiet: true, retry: false });
}
