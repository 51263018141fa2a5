import { z } from 'zod/mini';
import { attachmentIds } from './attachment.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, id, page, text, version } from './fields.ts';
import { SEARCH_MAX } from './conversation-fields.ts';
import { localeSchema } from './locales.ts';
import { MESSAGE_MAX } from './message.ts';
import { fieldValues, workOrderSubject } from './work-order-fields.ts';
import { visitorDraft, visitorForm, visitorWorkOrder, visitorWorkOrderRow } from './visitor-work-order-fields.ts';
import { ratingFields } from './rating.ts';

const BASE = '/api/micro/chatbot/visitor/work-order';

/** What a customer does to an own work order. */
export const CUSTOMER_ACTS = ['solved', 'not_solved', 'cancel'] as const;
export type CustomerAct = (typeof CUSTOMER_ACTS)[number];

export const visitorWorkOrders = {
  forms: defineEndpoint({
    method: 'GET',
    path: `${BASE}/form`,
    caller: 'visitor',
    summary: 'Forms that a customer can fill in',
    request: z.object({ locale: localeSchema }),
    response: z.object({
      items: z.array(visitorForm),
      has_address: z.boolean(),
      /** Whether the bot offers one in the chat, and of which type alone; null is any. */
      offer: z.object({ on: z.boolean(), type_id: z.nullable(id) }),
    }),
    errors: [],
  }),
  /** What a form begins with that came out of a chat: the visitor's own words, and fields that a model has read out of them. */
  draft: defineEndpoint({
    method: 'GET',
    path: `${BASE}/draft`,
    caller: 'visitor',
    summary: 'Begin a form from a chat',
    request: z.object({ conversation_id: id, type_id: z.optional(id), locale: localeSchema }),
    response: visitorDraft,
    errors: [],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: BASE,
    caller: 'visitor',
    summary: "A customer's own work orders",
    request: z.object({
      settled: z._default(z.stringbool(), false),
      q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
      locale: localeSchema,
      ...page,
    }),
    response: z.object({
      items: z.array(visitorWorkOrderRow),
      next_cursor: z.nullable(z.string()),
      counts: z.object({ going_on: z.int(), settled: z.int() }),
    }),
    errors: [],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${BASE}/{id}`,
    caller: 'visitor',
    summary: 'An own work order',
    request: z.object({ id, locale: localeSchema }),
    response: visitorWorkOrder,
    errors: [],
  }),
  /** A repeat of `client_id` answers with the first one's. */
  create: defineEndpoint({
    method: 'POST',
    path: BASE,
    caller: 'visitor',
    summary: 'Submit a work order',
    request: z.object({
      client_id: z.uuid(),
      type_id: id,
      /** The form as it was shown; another one meanwhile is refused with the newer copy. */
      type_version: version,
      subject: workOrderSubject,
      description: text(MESSAGE_MAX),
      fields: z._default(fieldValues, {}),
      attachments: attachmentIds,
      /** Filled in where the bot has offered it. */
      offered: z._default(z.boolean(), false),
      /** The chat that it came out of. */
      origin_conversation_id: z.optional(id),
      /** The own closed one that it goes on from. */
      follows_id: z.optional(id),
      email: z.optional(email),
      locale: localeSchema,
    }),
    response: visitorWorkOrder,
    errors: ['form_changed', 'order_state', 'consent_required'],
  }),
  act: defineEndpoint({
    method: 'POST',
    path: `${BASE}/{id}/act`,
    caller: 'visitor',
    summary: 'Say that it is solved, that it is not, or that it is not needed any more',
    request: z.object({ id, act: z.enum(CUSTOMER_ACTS), locale: localeSchema }),
    response: visitorWorkOrder,
    errors: ['order_state'],
  }),
  /** Once it is solved; a second rating replaces the first. */
  rate: defineEndpoint({
    method: 'POST',
    path: `${BASE}/{id}/csat`,
    caller: 'visitor',
    summary: 'Rate how a work order was solved',
    request: z.object({
      id,
      ...ratingFields,
      locale: localeSchema,
    }),
    response: visitorWorkOrder,
    errors: ['order_state'],
  }),
};
