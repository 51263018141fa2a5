import { z } from 'zod/mini';
import { appNames } from './app-channel.ts';
import { channelHome, DEFAULT_HOME } from './channel-home.ts';
import { channelHours } from './channel-hours.ts';
import { channelPreChat } from './channel-pre-chat.ts';
import { epochMs, id, text, version } from './fields.ts';
import { frameOriginSchema } from './tenant-fields.ts';

/** Channels of one business, and sites that one of them stands on. */
export const CHANNELS_MAX = 20;
export const CHANNEL_ORIGINS_MAX = 50;
/** Sites on which a browser has shown a channel that are remembered, those that came last. */
export const CHANNEL_HELLOS_MAX = 100;
export const CHANNEL_NAME_MAX = 80;
/** Characters of the word beside the launcher, of what it says by itself, and of the line that says who answers. */
export const LAUNCHER_LABEL_MAX = 40;
export const TEASER_MAX = 160;
export const DISCLOSURE_MAX = 200;
/** Pixels between the launcher and the edges of the page. */
export const LAUNCHER_OFFSET_MAX = 200;
/** Seconds after which the launcher says something by itself. */
export const TEASER_AFTER_MAX_S = 600;

export const LAUNCHER_ICONS = ['chat', 'question', 'smile'] as const;
export type LauncherIcon = (typeof LAUNCHER_ICONS)[number];
export const LAUNCHER_SIDES = ['right', 'left'] as const;
export type LauncherSide = (typeof LAUNCHER_SIDES)[number];

/** A page on the developer's own machine. */
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/** A site that a widget stands on: `https://shop.example`, `https://*.shop.example`, and `http://localhost:3000` while it is being built. */
export const channelOriginSchema = z.union([frameOriginSchema, z.string().check(z.trim(), z.toLowerCase(), z.regex(LOCAL_ORIGIN))]);

const color = z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/));
const offset = z.int().check(z.gte(0), z.lte(LAUNCHER_OFFSET_MAX));
const line = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '');

const words = z.object({
  /** Beside the launcher's picture; empty shows the picture alone. */
  label: line(LAUNCHER_LABEL_MAX),
  /** Said above the launcher by itself; empty says nothing. */
  teaser: line(TEASER_MAX),
  /** Says that one writes with an AI; empty says it in the platform's words. It is never left out. */
  disclosure: line(DISCLOSURE_MAX),
});
export type WidgetWords = z.output<typeof words>;

/** How a widget looks and behaves on a page. */
export const widgetLook = z.object({
  /** Of the launcher and of what the visitor writes, as `#rrggbb`. */
  color,
  icon: z.enum(LAUNCHER_ICONS),
  /** An uploaded logo in place of the business's own, in the chat and in the launcher; null shows the business's. */
  logo_id: z._default(z.nullable(id), null),
  /** The logo stands in the launcher too, in place of the icon. */
  logo_on_launcher: z._default(z.boolean(), false),
  side: z.enum(LAUNCHER_SIDES),
  offset_x: offset,
  offset_y: offset,
  /** null never says the teaser by itself. */
  teaser_after_s: z.nullable(z.int().check(z.gte(0), z.lte(TEASER_AFTER_MAX_S))),
  texts: z.object({ 'en-US': words, 'zh-CN': words, 'zh-HK': words, 'ja-JP': words }),
});
export type WidgetLook = z.output<typeof widgetLook>;

const NO_WORDS: WidgetWords = { label: '', teaser: '', disclosure: '' };

/** A widget as it begins. */
export const DEFAULT_LOOK: WidgetLook = {
  color: '#2563eb',
  icon: 'chat',
  logo_id: null,
  logo_on_launcher: false,
  side: 'right',
  offset_x: 20,
  offset_y: 20,
  teaser_after_s: null,
  texts: { 'en-US': NO_WORDS, 'zh-CN': NO_WORDS, 'zh-HK': NO_WORDS, 'ja-JP': NO_WORDS },
};

/** Where a business is found: a widget on its web site, or the chat inside its app. */
export const CHANNEL_TYPES = ['web', 'app'] as const;
/** A paused one shows nothing, wherever it is put. */
export const CHANNEL_STATUSES = ['active', 'paused'] as const;

export const channel = z.object({
  id,
  kind: z.enum(CHANNEL_TYPES),
  name: z.string(),
  status: z.enum(CHANNEL_STATUSES),
  /** Names the channel on the page; it is no secret. */
  public_key: z.string(),
  /** Sites that may show it; on any other it stays hidden. */
  allowed_origins: z.array(z.string()),
  look: widgetLook,
  home: channelHome,
  hours: channelHours,
  pre_chat: channelPreChat,
  /** What is put into the page. */
  snippet: z.string(),
  /** Of an app; null of a web site. */
  app: z.nullable(appNames),
  /** When a page of an allowed site has shown it first and last, and which site that was last; null before. */
  first_hello_at: z.nullable(epochMs),
  last_hello_at: z.nullable(epochMs),
  last_origin: z.nullable(z.string()),
  /** The last site that would have shown it and may not; null where none has tried since the sites were changed. */
  refused_origin: z.nullable(z.string()),
  refused_at: z.nullable(epochMs),
  version: z.int(),
  created_at: epochMs,
});
export type Channel = z.output<typeof channel>;

const fields = {
  name: text(CHANNEL_NAME_MAX),
  allowed_origins: z.array(channelOriginSchema).check(z.maxLength(CHANNEL_ORIGINS_MAX)),
  look: widgetLook,
};

export const newChannel = z.object({
  /** Made by whoever adds it, so that a repeat makes no second one. */
  id: z.optional(id),
  kind: z.enum(CHANNEL_TYPES),
  name: fields.name,
  allowed_origins: z._default(fields.allowed_origins, []),
  look: z._default(widgetLook, DEFAULT_LOOK),
  home: z._default(channelHome, DEFAULT_HOME),
  app: z.optional(appNames),
});

/** What is not named stays as it is. */
export const changedChannel = z.object({
  id,
  version,
  name: z.optional(fields.name),
  status: z.optional(z.enum(CHANNEL_STATUSES)),
  allowed_origins: z.optional(fields.allowed_origins),
  look: z.optional(widgetLook),
  home: z.optional(channelHome),
  hours: z.optional(channelHours),
  pre_chat: z.optional(channelPreChat),
  app: z.optional(appNames),
});
