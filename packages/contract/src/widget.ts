import { z } from 'zod/mini';
import { LAUNCHER_SIDES } from './channel-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { localeSchema } from './locales.ts';
import { visitorIdentity } from './visitor-identity.ts';

/** Where the loader is found on every Lobby. */
export const WIDGET_PATH = '/widget.js';
/** Where the loader finds what it needs only once a visitor has come near the launcher. */
export const WIDGET_MORE_PATH = '/widget-more.js';
/** The parameter of a chat's address that says to wait for who the page says its visitor is, before anything is begun. */
export const IDENTITY_PARAM = 'identity';
/** The parameter of a chat's address that names the channel it is framed by. */
export const CHANNEL_PARAM = 'channel';
/** Longest public key and ticket, in characters. */
export const PUBLIC_KEY_MAX = 64;
const TICKET_MAX = 200;
const ticket = z.string().check(z.maxLength(TICKET_MAX));
const key = z.string().check(z.minLength(1), z.maxLength(PUBLIC_KEY_MAX));
const LANGUAGES_MAX = 200;

/** What a page needs to show the launcher, told to any page that names a channel. */
export const widgetSetup = z.object({
  /** Of the business. */
  name: z.string(),
  locale: localeSchema,
  /** Address of the chat's frame in the visitor's language, from the root of this Lobby. */
  frame: z.string(),
  color: z.string(),
  /** What stands on the colour. */
  text_color: z.string(),
  /** Lines of its picture, as the path of an SVG in a square of 24. */
  icon: z.string(),
  /** Style rules of the closed launcher that lay a logo over its lines; empty leaves those alone. */
  logo: z.string(),
  side: z.enum(LAUNCHER_SIDES),
  offset_x: z.int(),
  offset_y: z.int(),
  /** In the visitor's language; an empty label or teaser is not shown. */
  texts: z.object({
    open: z.string(),
    close: z.string(),
    dismiss: z.string(),
    /** Of the frame. */
    title: z.string(),
    label: z.string(),
    teaser: z.string(),
    /** With `{count}` in the place of a number. */
    unread: z.string(),
  }),
  teaser_after_s: z.nullable(z.int()),
  /** Of a visitor whose ticket was shown and is still good; null for everybody else. */
  visitor: z.nullable(
    z.object({
      /** Messages that the visitor has not seen. */
      unread: z.int(),
      /** Somebody may write to them at any moment. */
      live: z.boolean(),
    }),
  ),
});
export type WidgetSetup = z.output<typeof widgetSetup>;

/** Calls of the loader on the pages of a business. */
export const widget = {
  /** Any page may ask; one that the channel does not allow is refused, and its owner is told in the dashboard. */
  setup: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/widget/{key}',
    caller: 'anyone',
    summary: 'How a channel’s launcher looks, in the language of the page',
    request: z.object({
      key,
      /** Languages in the order they are wanted, as `Accept-Language` writes them; that header counts where none is named. */
      lang: z.optional(z.string().check(z.maxLength(LANGUAGES_MAX))),
      /** Tells how many messages wait for a visitor, and opens nothing. */
      ticket: z.optional(ticket),
    }),
    response: widgetSetup,
    errors: ['channel_off', 'site_not_allowed', 'outside_hours'],
    anyOrigin: true,
  }),
  /** Begins nothing: who is new is there once the chat is opened. Bodies count as JSON whatever type they name, so that no browser asks beforehand. */
  identify: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/widget/{key}/identity',
    caller: 'anyone',
    summary: 'Check who a page says its visitor is, and say what waits for them',
    request: z.extend(visitorIdentity, { key, ticket: z.optional(ticket) }),
    /** `ticket` is theirs, for the pages that follow; empty where there is none, or the one that was sent is somebody else's. */
    response: z.object({ ticket: z.string(), unread: z.int(), live: z.boolean() }),
    errors: ['channel_off', 'site_not_allowed', 'identity_off', 'identity_required', 'identity_refused'],
    anyOrigin: true,
  }),
};
