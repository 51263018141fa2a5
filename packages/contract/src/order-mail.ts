import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, nothing, page, version } from './fields.ts';
import { localeSchema } from './locales.ts';
import { IMAP_FAULTS, imapDraft, orderMailDraft, orderMailSettings, orderNotice, receivedMail, threadMail } from './order-mail-fields.ts';
import { SLUG_MAX } from './tenant-fields.ts';

const BASE = '/api/micro/chatbot/order-mail';
const settingsAnswer = z.object({ settings: orderMailSettings });

/** How work orders go by mail. */
export const orderMailSetup = {
  get: defineEndpoint({
    method: 'GET',
    path: BASE,
    caller: 'staff',
    permission: 'team.edit',
    visibility: 'conversations',
    summary: 'How work orders go by mail',
    request: nothing,
    response: settingsAnswer,
    errors: [],
    servesExpired: true,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: BASE,
    caller: 'staff',
    permission: 'team.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Change how work orders go by mail',
    request: z.extend(orderMailDraft, { version }),
    response: settingsAnswer,
    errors: ['stale_version', 'subscription_expired'],
  }),
  /** A new secret, told this once; the one before ends at once. */
  rotateSecret: defineEndpoint({
    method: 'POST',
    path: `${BASE}/secret`,
    caller: 'staff',
    permission: 'team.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Make a new secret for mails that are posted',
    request: nothing,
    response: z.object({ settings: orderMailSettings, secret: z.string() }),
    errors: ['subscription_expired'],
  }),
  /** Opens the mailbox as it would be read, and changes nothing. */
  testImap: defineEndpoint({
    method: 'POST',
    path: `${BASE}/imap/test`,
    caller: 'staff',
    permission: 'team.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Try a mailbox',
    request: z.omit(imapDraft, { on: true }),
    response: z.object({ fault: z.nullable(z.enum(IMAP_FAULTS)), mails: z.int() }),
    errors: ['subscription_expired'],
  }),
  received: defineEndpoint({
    method: 'GET',
    path: `${BASE}/received`,
    caller: 'staff',
    permission: 'team.edit',
    visibility: 'conversations',
    summary: 'Mails that arrived, the latest first',
    request: z.object(page),
    response: z.object({ items: z.array(receivedMail), next_cursor: z.nullable(z.string()) }),
    errors: [],
    servesExpired: true,
  }),
  /** Takes a mail that was held or refused, or puts it away. What is taken of a stranger makes the address one of the work order's. */
  settle: defineEndpoint({
    method: 'POST',
    path: `${BASE}/received/{id}`,
    caller: 'staff',
    permission: 'team.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Take a mail that was held, or put it away',
    request: z.object({ id, accept: z.boolean() }),
    response: receivedMail,
    errors: ['mail_unreadable', 'mail_nowhere', 'subscription_expired'],
  }),
};

/** Mails of one work order. */
export const orderMails = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/work-order/{id}/mail',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Mails of a work order, both ways',
    request: z.object({ id }),
    response: z.object({ messages: z.array(threadMail), notices: z.array(orderNotice), held: z.array(receivedMail) }),
    errors: [],
    servesExpired: true,
  }),
};

/** Longest link token that is looked at, in characters. */
const TOKEN_MAX = 200;

/** What a link in a mail leads to. */
export const orderLinks = {
  /**
   * Opens a work order with the link of a mail. With a token of the same customer in the header that one goes on.
   * A link that is over is answered as such, and as nothing more.
   */
  open: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/order-link/open',
    caller: 'anyone',
    summary: 'Open a work order with the link of a mail',
    request: z.object({
      tenant: z.string().check(z.minLength(1), z.maxLength(SLUG_MAX)),
      link: z.string().check(z.maxLength(TOKEN_MAX)),
      locale: localeSchema,
    }),
    response: z.object({ token: z.string(), conversation_id: id, order_id: id }),
    errors: ['link_expired', 'not_found'],
  }),
  /** Sends a fresh link to the address that the old one went to. */
  renew: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/order-link/renew',
    caller: 'anyone',
    summary: 'Ask for a fresh link in place of one that is over',
    request: z.object({ tenant: z.string().check(z.minLength(1), z.maxLength(SLUG_MAX)), link: z.string().check(z.maxLength(TOKEN_MAX)) }),
    response: nothing,
    errors: [],
  }),
};
