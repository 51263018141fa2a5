import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, nothing } from './fields.ts';
import { SLUG_MAX } from './tenant-fields.ts';

/** Longest link token that is looked at, in characters. */
const TOKEN_MAX = 200;
const linked = z.object({
  tenant: z.string().check(z.minLength(1), z.maxLength(SLUG_MAX)),
  link: z.string().check(z.maxLength(TOKEN_MAX)),
});

/** What the links in a letter lead to that brings a visitor the replies of a chat. */
export const chatLinks = {
  /** Opens the chat. With a token of the same visitor in the header that one goes on. */
  open: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/chat-link/open',
    caller: 'anyone',
    summary: 'Open a chat with the link of a mail',
    request: linked,
    response: z.object({ token: z.string(), conversation_id: id }),
    errors: ['link_expired', 'not_found'],
  }),
  /** Ends such letters to the address; leaving it in the chat once more begins them again. A repeat changes nothing. */
  stop: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/chat-link/stop',
    caller: 'anyone',
    summary: 'Want no more mails about chats',
    request: linked,
    response: nothing,
    errors: ['not_found'],
  }),
};
