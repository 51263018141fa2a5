import { callEndpoint } from '@lobby/api-client';
import { visitor, type Locale, type ResponseOf } from '@lobby/contract';
import type { Chat } from './open-chat.ts';

/** What goes to an address: all that was said, or a link to it where the address is not shown to be the visitor's. */
export type MailedTranscript = ResponseOf<typeof visitor.transcript>['sent'];

/** Has the conversation mailed to an address, in a language and with the times of this browser. Rejects with an `ApiError`. */
export async function mailTranscript(chat: Chat, email: string, locale: Locale): Promise<MailedTranscript> {
  const { token, conversationId } = await chat.identity();
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
  const request = { conversation_id: conversationId, email, locale, timezone };
  const { sent } = await callEndpoint(chat.client, visitor.transcript, request, { token, quiet: true, retry: false });
  return sent;
}
