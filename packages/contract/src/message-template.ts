import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id } from './fields.ts';
import { message } from './message.ts';
import { channelReason } from './messaging-fields.ts';
import { messageTemplate, TEMPLATE_LANGUAGE_MAX, TEMPLATE_NAME_MAX, templateValues } from './message-template-fields.ts';

const ofChannel = '/api/micro/chatbot/channel/{id}/template';

const listed = z.object({
  items: z.array(messageTemplate),
  /** When the service was asked last; null before it has answered. */
  synced_at: z.nullable(epochMs),
  /** Why the service did not list them now: the list is then as it was before. */
  error: z.nullable(channelReason),
});

/** Messages that a service has approved, which it takes after the time for free text is over. */
export const messageTemplates = {
  /** Asks the service again where that was long ago. */
  list: defineEndpoint({
    method: 'GET',
    path: ofChannel,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'The message templates of a channel, by name and language',
    request: z.object({ id }),
    response: listed,
    errors: [],
    servesExpired: true,
  }),
  sync: defineEndpoint({
    method: 'POST',
    path: `${ofChannel}/sync`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'none',
    summary: 'Read the message templates of a channel from the service now',
    request: z.object({ id }),
    response: listed,
    errors: [],
  }),
  /** A repeat under the same `client_msg_id` answers with the message that is there. */
  send: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/template',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Send a message template in a conversation, with its values filled in',
    request: z.object({
      id,
      client_msg_id: id,
      name: z.string().check(z.minLength(1), z.maxLength(TEMPLATE_NAME_MAX)),
      language: z.string().check(z.minLength(1), z.maxLength(TEMPLATE_LANGUAGE_MAX)),
      values: z._default(templateValues, {}),
    }),
    response: message,
    errors: ['conversation_closed', 'template_unusable', 'subscription_expired'],
  }),
};
