import { z } from 'zod/mini';
import { epochMs, id, text, version } from './fields.ts';
import { localeSchema } from './locales.ts';
import { countrySchema, SLUG_MAX, slugSchema } from './tenant-fields.ts';

/** Links of one business, and places that one link leads to. */
export const DIVERSION_LINKS_MAX = 100;
export const DIVERSION_TARGETS_MAX = 20;
/** Characters of a text on the landing page, and of what is typed for the visitor. */
export const DIVERSION_TEXT_MAX = 200;
const NAME_MAX = 80;
const TITLE_MAX = 80;
const LABEL_MAX = 40;
const ADDRESS_MAX = 1_000;
/** Words and phrases that call a link up in the bot's chat, and characters of one. */
export const OFFER_WORDS_MAX = 20;
const OFFER_WORD_MAX = 60;
/** Descriptions of what a visitor wants, beside the words, and characters of one. */
export const OFFER_INTENTS_MAX = 10;
export const OFFER_TEXT_MAX = 200;
/** Countries that one target names. */
export const DIVERSION_COUNTRIES_MAX = 60;
const UTM_MAX = 60;
const CAP_MAX = 1_000_000;
export const WEIGHT_MAX = 100;

/** Where a link leads: the web chat, a person or team behind it, an address, or an account of another messenger by its number or name. */
export const DIVERSION_TARGET_KINDS = ['web_chat', 'agent', 'team', 'url', 'whatsapp', 'telegram', 'line'] as const;
export type DiversionTargetKind = (typeof DIVERSION_TARGET_KINDS)[number];

/**
 * How one of several targets is chosen: each in turn; in turn by weight; whoever has least to do; the first that can;
 * those that name the visitor's language, or country, before the others; those that name the hour before the others.
 */
export const DIVERSION_STRATEGIES = ['round_robin', 'weighted', 'least_busy', 'priority', 'by_language', 'by_country', 'by_time'] as const;
export type DiversionStrategy = (typeof DIVERSION_STRATEGIES)[number];

/** `expired` and `exhausted` follow from the time and the counts; the others are set. */
export const DIVERSION_STATUSES = ['draft', 'active', 'paused', 'expired', 'exhausted', 'archived'] as const;
export type DiversionStatus = (typeof DIVERSION_STATUSES)[number];

export const DIVERSION_ACTIONS = ['publish', 'pause', 'resume', 'archive', 'restore'] as const;
export type DiversionAction = (typeof DIVERSION_ACTIONS)[number];

/** Whether the same visitor is led to the same target again: for 30 days, or for as long as their browser is known. */
export const DIVERSION_STICKINESS = ['none', 'visitor_30d', 'contact_forever'] as const;
/** When a target is used: always, within the hours of the business, or outside of them. */
export const DIVERSION_HOURS = ['always', 'open', 'closed'] as const;
/** Where a link leads when no target can take the visitor; `page` says so, politely. */
export const DIVERSION_FALLBACKS = ['page', 'web_chat', 'faq', 'url'] as const;
/** Why a target gets nobody at the moment. */
export const DIVERSION_HEALTH = ['ok', 'off', 'gone', 'offline', 'closed', 'capped'] as const;
export type DiversionHealth = (typeof DIVERSION_HEALTH)[number];

/** http and https alone, and no name or password in it, which could pass for another host. */
const WEB_ADDRESS = /^https?:\/\/[^\s/@]+(\/\S*)?$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What each kind of target is named by. */
const REFS: Readonly<Record<DiversionTargetKind, { shape: RegExp; error: string }>> = {
  web_chat: { shape: /^$/, error: 'choice' },
  agent: { shape: /^[1-9]\d{0,15}$/, error: 'target_gone' },
  team: { shape: UUID, error: 'target_gone' },
  url: { shape: WEB_ADDRESS, error: 'web_address' },
  whatsapp: { shape: /^\+[1-9]\d{6,14}$/, error: 'phone_number' },
  telegram: { shape: /^[A-Za-z]\w{4,31}$/, error: 'telegram_name' },
  line: { shape: /^@[A-Za-z0-9._-]{2,30}$/, error: 'line_id' },
};

const cap = z.nullable(z.int().check(z.gte(1), z.lte(CAP_MAX)));

export const diversionTarget = z
  .object({
    /** Made by whoever adds it; it keeps what was counted. */
    id,
    kind: z.enum(DIVERSION_TARGET_KINDS),
    /** User id, team id, address, `+` and number, or name, as the kind asks; empty for the web chat. */
    ref: z.string().check(z.trim(), z.maxLength(ADDRESS_MAX)),
    weight: z.int().check(z.gte(1), z.lte(WEIGHT_MAX)),
    /** Most visits a day of the business, and in all; null is without limit. */
    daily_cap: cap,
    total_cap: cap,
    hours: z.enum(DIVERSION_HOURS),
    /** Of the visitors that it is for; none named are all. */
    languages: z.array(localeSchema),
    /** Of the visitors that it is for; none named are all. Where the country of a visitor is not known, only such a target takes them. */
    countries: z._default(z.array(countrySchema).check(z.maxLength(DIVERSION_COUNTRIES_MAX)), []),
    enabled: z.boolean(),
  })
  .check((payload) => {
    const { kind, ref } = payload.value;
    const { shape, error } = REFS[kind];
    if (!shape.test(ref)) payload.issues.push({ code: 'custom', message: ref === '' ? 'required' : error, path: ['ref'], input: ref });
  });
export type DiversionTarget = z.output<typeof diversionTarget>;

/** What is said in one language; what is left empty is said in the words of the platform. */
export const diversionTexts = z.object({
  title: text(TITLE_MAX, 0),
  text: text(DIVERSION_TEXT_MAX, 0),
  button: text(LABEL_MAX, 0),
  /** What the visitor is offered to say first. */
  prefill: text(DIVERSION_TEXT_MAX, 0),
});
export type DiversionTexts = z.output<typeof diversionTexts>;

const perLocale = <T extends z.ZodMiniType>(schema: T) => z.object({ 'en-US': schema, 'zh-CN': schema, 'zh-HK': schema, 'ja-JP': schema });

const moment = z.nullable(z.int().check(z.gte(0), z.lte(253_402_300_799_999)));

const fields = {
  name: text(NAME_MAX),
  strategy: z.enum(DIVERSION_STRATEGIES),
  /** People and teams of whom nobody is there get no visits; of other messengers that is not known. */
  online_only: z.boolean(),
  sticky: z.enum(DIVERSION_STICKINESS),
  /** Straight to the target, or to a page with a button first. */
  landing: z.enum(['direct', 'page']),
  texts: perLocale(diversionTexts),
  starts_at: moment,
  expires_at: moment,
  max_visits: cap,
  fallback: z.object({
    kind: z.enum(DIVERSION_FALLBACKS),
    address: z.string().check(z.trim(), z.maxLength(ADDRESS_MAX)),
  }),
  /** Added to addresses that are targets. */
  utm: z.object({ source: text(UTM_MAX, 0), medium: text(UTM_MAX, 0), campaign: text(UTM_MAX, 0) }),
  /** The bot offers the link once a chat, under its answer, where the question has one of the words in it, or asks for what is described. */
  bot_offer: z.object({
    enabled: z.boolean(),
    words: z.array(text(OFFER_WORD_MAX)).check(z.maxLength(OFFER_WORDS_MAX)),
    /** When to offer it, in a sentence. */
    when_text: z._default(text(OFFER_TEXT_MAX, 0), ''),
    /** What visitors want or would ask, one each. */
    intents: z._default(z.array(text(OFFER_TEXT_MAX)).check(z.maxLength(OFFER_INTENTS_MAX)), []),
    label: perLocale(text(LABEL_MAX, 0)),
  }),
  targets: z.array(diversionTarget).check(z.minLength(1), z.maxLength(DIVERSION_TARGETS_MAX)),
};

interface Whole {
  starts_at: number | null;
  expires_at: number | null;
  fallback: { kind: string; address: string };
  bot_offer: { enabled: boolean; words: string[]; when_text: string; intents: string[] };
  targets: { id: string }[];
}

/** The rules that join fields. */
const isWhole = z.check<Whole>(({ value, issues }) => {
  const { starts_at: from, expires_at: until, fallback, bot_offer: offer, targets } = value;
  const refuse = (path: PropertyKey[], message: string) => issues.push({ code: 'custom', message, path, input: value });
  if (from !== null && until !== null && from >= until) refuse(['expires_at'], 'valid_until_early');
  if (fallback.kind === 'url' && !WEB_ADDRESS.test(fallback.address)) refuse(['fallback', 'address'], 'web_address');
  if (offer.enabled && offer.words.length + offer.intents.length === 0 && offer.when_text === '')
    refuse(['bot_offer', 'words'], 'required');
  if (new Set(targets.map(({ id: own }) => own)).size < targets.length) refuse(['targets'], 'choice');
});

/** What a person writes of a link. */
export const diversionDraft = z.object(fields).check(isWhole);
export type DiversionDraft = z.output<typeof diversionDraft>;
/** A new one, under an id of the caller's own, so that a repeat makes no second one; without a slug one is made up. */
export const newDiversionLink = z.object({ id, slug: z.optional(slugSchema), ...fields }).check(isWhole);
export const changedDiversionLink = z.object({ id, version, ...fields }).check(isWhole);

const count = z.int();

/** Visits with what became of them. */
export const diversionCounts = z.object({
  opened: count,
  /** Led on to a target. */
  redirected: count,
  /** Wrote something afterwards. */
  chats: count,
  /** Wrote something, and had never written to the business before. */
  new_people: count,
  /** Wrote something, and had before. */
  known_people: count,
  resolved: count,
  /** No target could take them. */
  fallback: count,
});
export type DiversionCounts = z.output<typeof diversionCounts>;

export const diversionLink = z.object({
  id,
  slug: z.string().check(z.maxLength(SLUG_MAX)),
  /** The whole short address. */
  url: z.string(),
  status: z.enum(DIVERSION_STATUSES),
  ...fields,
  targets: z.array(
    z.object({
      ...diversionTarget.shape,
      /** Of a person or a team, as it is called now. */
      name: z.nullable(z.string()),
      health: z.enum(DIVERSION_HEALTH),
      served_today: count,
      served_total: count,
    }),
  ),
  /** Visits counted so far. */
  visits: count,
  today: diversionCounts,
  created_by: z.string(),
  created_at: epochMs,
  updated_at: epochMs,
  version,
});
export type DiversionLink = z.output<typeof diversionLink>;
