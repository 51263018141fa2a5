import { z } from 'zod/mini';
import { CONTACT_NAME_MAX, phone } from './contact.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, epochMs, id, queryInt, text } from './fields.ts';
import { localeSchema } from './locales.ts';
import { HOME_BLOCKS } from './channel-home.ts';
import { hasContent, message, MESSAGE_MAX, sendFields } from './message.ts';
import { pageBefore } from './page-seen.ts';
import { pictureAddress } from './picture.ts';
import { visitorConsent } from './privacy.ts';
import { ratingFields, verdictReason } from './rating.ts';
import { SLUG_MAX, timezoneSchema } from './tenant-fields.ts';
import { visitorIdentity } from './visitor-identity.ts';
import { PUBLIC_KEY_MAX } from './widget.ts';
import { lastFile } from './attachment.ts';
import { visitorBot, visitorSession } from './visitor-session.ts';
import { visitorState, visitorStatus } from './visitor-state.ts';

export const visitor = {
  /** With a live token of the same tenant in the header the same conversation goes on; otherwise a new visitor begins. */
  session: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/session',
    caller: 'anyone',
    rateLimit: { caller: 'sessions' },
    summary: 'Begin or continue as a visitor',
    request: z.object({
      tenant: z.string().check(z.minLength(1), z.maxLength(SLUG_MAX)),
      locale: localeSchema,
      new_conversation: z._default(z.boolean(), false),
      /** An earlier conversation of the same visitor to go on with. */
      conversation_id: z.optional(id),
      /** Where the visitor was last: it goes on where it is theirs and not closed for good; otherwise their newest does, or a new one begins. */
      last_conversation_id: z.optional(id),
      /** Kept for the business; not before a consent that it requires. */
      page: z.optional(pageBefore),
      /** Public key of the channel that the chat is framed by; one that is not there is passed over. */
      channel: z.optional(z.string().check(z.maxLength(PUBLIC_KEY_MAX))),
      /** Who the page around the chat says its visitor is; what was said before a sign-in comes along. */
      identity: z.optional(visitorIdentity),
    }),
    response: visitorSession,
    /**
     * `identity_other` is for a token of somebody else who has signed in: it is to be forgotten, with all that was kept of them;
     * `site_not_allowed` for a page of another site that uses the key of an app.
     */
    errors: ['unknown_tenant', 'site_not_allowed', 'identity_off', 'identity_required', 'identity_refused', 'identity_other'],
  }),
  messages: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/messages',
    caller: 'visitor',
    rateLimit: { caller: 'visitorMessages' },
    summary: 'Send a message',
    request: z.object({ conversation_id: id, ...sendFields }).check(hasContent),
    response: message,
    errors: ['conversation_closed', 'consent_required', 'pre_chat_required'],
  }),
  /** Changes an own message for as long as the business allows. The same text again changes nothing. */
  edit: defineEndpoint({
    method: 'PATCH',
    path: '/api/micro/chatbot/visitor/messages',
    caller: 'visitor',
    summary: 'Change an own message',
    request: z.object({ conversation_id: id, seq: z.int().check(z.gte(1)), text: text(MESSAGE_MAX) }),
    response: message,
    errors: ['too_late', 'not_author', 'consent_required'],
  }),
  /** Takes an own message back for as long as the business allows. A repeat changes nothing. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/visitor/messages',
    caller: 'visitor',
    summary: 'Take an own message back',
    request: z.object({ conversation_id: id, seq: z.coerce.number().check(z.int(), z.gte(1)) }),
    response: message,
    errors: ['too_late', 'not_author'],
  }),
  /** What stands on the home of the chat, in the visitor's language. */
  home: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/visitor/home',
    caller: 'visitor',
    summary: 'The home of the chat',
    request: z.object({ locale: localeSchema, channel: z.optional(z.string().check(z.maxLength(PUBLIC_KEY_MAX))) }),
    response: z.object({
      /** Empty greets in the platform's words. */
      title: z.string(),
      /** Empty shows none. */
      notice: z.string(),
      blocks: z.array(z.enum(HOME_BLOCKS)),
      /** Some who are there to answer, as they would sign. */
      team: z.array(z.object({ name: z.string(), face: pictureAddress })),
      /** Somebody is there to answer, within the hours of the business. */
      staffed: z.boolean(),
      /** When it opens next; null while open, and where that is not known. */
      next_opening: z.nullable(epochMs),
    }),
    errors: [],
  }),
  sync: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/visitor/sync',
    caller: 'visitor',
    summary: 'Everything after a sequence number',
    request: z.object({
      conversation_id: id,
      after_seq: queryInt(0, Number.MAX_SAFE_INTEGER, 0),
      limit: queryInt(1, 500, 200),
      /** Whether somebody is typing is wanted too, by a page that no socket tells. */
      typing: z._default(z.stringbool(), false),
    }),
    response: z.object({
      items: z.array(message),
      last_seq: z.int(),
      state: visitorState,
      /** The name of the person who is typing; null where nobody is. Only where it was asked for. */
      typing: z.optional(z.nullable(z.string())),
    }),
    errors: [],
  }),
  /** Asks for a person. A repeat changes nothing. */
  handoff: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/handoff',
    caller: 'visitor',
    summary: 'Ask for a person',
    request: z.object({ conversation_id: id }),
    response: visitorState,
    errors: ['conversation_closed', 'pre_chat_required'],
  }),
  feedback: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/feedback',
    caller: 'visitor',
    summary: 'Judge a bot answer; null takes the judgement back',
    request: z.object({
      conversation_id: id,
      seq: z.int().check(z.gte(1)),
      verdict: z.nullable(z.enum(['up', 'down'])),
      /** Why it did not help; kept with a thumb that points down. */
      reason: z.optional(verdictReason),
    }),
    response: z.object({ seq: z.int(), verdict: z.nullable(z.enum(['up', 'down'])) }),
    errors: [],
  }),
  /** Moves the visitor's read position forward, never back. */
  read: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/read',
    caller: 'visitor',
    summary: 'Mark as seen',
    request: z.object({ conversation_id: id, seq: z.int().check(z.gte(0)) }),
    response: z.object({}),
    errors: [],
  }),
  /** The visitor ends the conversation; writing again goes on with it. */
  end: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/end',
    caller: 'visitor',
    summary: 'End the conversation',
    request: z.object({ conversation_id: id }),
    response: visitorState,
    errors: [],
  }),
  /** One rating a conversation; a second one replaces the first. */
  csat: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/csat',
    caller: 'visitor',
    summary: 'Rate the conversation',
    request: z.object({
      conversation_id: id,
      ...ratingFields,
    }),
    response: visitorState,
    errors: [],
  }),
  conversations: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/visitor/conversation',
    caller: 'visitor',
    summary: 'The visitor’s own conversations, the latest first',
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          id,
          status: visitorStatus,
          /** Who has, or had, the conversation; null where only the bot answered. */
          agent_name: z.nullable(z.string()),
          agent_face: pictureAddress,
          last_body: z.string(),
          /** The first file of a last message without words. */
          last_file: z.nullable(lastFile),
          last_at: epochMs,
          /** Messages that the visitor has not seen. */
          unread: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  /** Leaves the queue; the bot answers again. */
  leaveQueue: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/handoff/cancel',
    caller: 'visitor',
    summary: 'Go back to the bot',
    request: z.object({ conversation_id: id }),
    response: visitorState,
    errors: ['conversation_closed'],
  }),
  /** Says who the visitor is and where they can be answered: what a pre-chat form asks, or an address for an answer when nobody is there. */
  contact: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/contact',
    caller: 'visitor',
    summary: 'Leave a name or an address',
    request: z
      .object({ conversation_id: id, name: z.optional(text(CONTACT_NAME_MAX)), email: z.optional(email), phone: z.optional(phone) })
      .check(
        z.refine(({ name, email: mail, phone: number }) => [name, mail, number].some((each) => each !== undefined), {
          error: 'required',
          path: ['email'],
        }),
      ),
    response: visitorState,
    errors: ['consent_required'],
  }),
  typing: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/typing',
    caller: 'visitor',
    summary: 'Tell the agent that the visitor is typing',
    request: z.object({ conversation_id: id }),
    response: z.object({}),
    errors: [],
  }),
  locale: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/locale',
    caller: 'visitor',
    summary: 'Choose the language of the bot’s own texts',
    request: z.object({ conversation_id: id, locale: localeSchema }),
    response: z.object({ bot: visitorBot, consent: visitorConsent }),
    errors: [],
  }),
  /**
   * Mails the whole conversation as text, without anything that colleagues wrote among themselves; of a very long one its end. An address
   * that the visitor only names, and has not shown to be theirs, gets a link to the conversation instead.
   */
  transcript: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/transcript',
    caller: 'visitor',
    rateLimit: { caller: 'transcriptsPerHour', address: 'mailPerHour' },
    summary: 'Mail the conversation to an address of the visitor',
    request: z.object({ conversation_id: id, email, locale: localeSchema, timezone: timezoneSchema }),
    response: z.object({ sent: z.enum(['transcript', 'link']) }),
    errors: [],
  }),
  /** Agrees to the text of that version, once; an older one changes nothing, and the newer text comes back to be agreed to. */
  consent: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/consent',
    caller: 'visitor',
    summary: 'Agree to how the business uses what is written',
    request: z.object({ version: z.int(), locale: localeSchema }),
    response: visitorConsent,
    errors: [],
  }),
};
