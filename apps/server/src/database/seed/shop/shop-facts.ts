import {
  LOCALES,
  type BotTexts,
  type CannedDraft,
  type ConversationFilter,
  type ConversationSort,
  type Locale,
  type DiversionDraft,
  type MessagingKind,
  type PageBefore,
} from '@lobby/contract';
import { readFile } from 'node:fs/promises';

/** Question, two other wordings, answer. */
export type EntryFacts = readonly [question: string, wording: string, other: string, answer: string];

/**
 * A conversation as a script. `>` the visitor writes, `= key` the bot answers with an entry, `?` it knows no answer, `!` the visitor asks for a
 * person, `<` the person writes, `-` the answer before it got a thumb down. `{no}` is an order number, `{agent}` a first name.
 */
export interface Script {
  tags: readonly string[];
  lines: readonly string[];
}

/** One that goes on. Its state is the queue, the bot, put off by the owner, or whose it is; its last line was said `min` minutes ago. */
export interface OpenScript extends Omit<Script, 'tags'> {
  tags?: readonly string[];
  name: string | null;
  channel: 'web' | MessagingKind;
  state: string;
  min: number;
  email?: string;
  phone?: string;
}

export interface ShopTexts {
  bot: Pick<BotTexts, 'name' | 'welcome' | 'no_answer'>;
  suggested: readonly string[];
  teaser: string;
  home: string;
  entries: Readonly<Record<string, EntryFacts>>;
  thanks: readonly string[];
  unknown: readonly string[];
  /** What somebody says who comes while one looks. */
  arrivals: readonly (readonly string[])[];
  comments: readonly string[];
  /** What goes with one or two of five. */
  complaints: readonly string[];
  names: readonly string[];
  past: readonly Script[];
  open: readonly OpenScript[];
}

export interface PersonFacts {
  name: string;
  role: string | null;
  locale: Locale;
  languages: Locale[];
  teams: string[];
}

export interface ShopFacts {
  name: string;
  color: string;
  teams: Readonly<Record<string, string>>;
  people: Readonly<Record<string, PersonFacts>>;
  /** Who answers in a language, whoever does most first. */
  answers: Readonly<Record<Locale, readonly string[]>>;
  channels: readonly { kind: MessagingKind; name: string; account: string; link: string }[];
  /** Where visitors of a language write, as often as each is named. */
  reached: Readonly<Record<Locale, readonly ('web' | MessagingKind)[]>>;
  /** Languages of visitors, as often as each is named. */
  share: readonly Locale[];
  pages: readonly string[];
  /** What the addresses of some of these pages name, as often as each is named. */
  campaigns: readonly NonNullable<PageBefore['campaign']>[];
  canned: readonly (Pick<CannedDraft, 'title' | 'shortcut' | 'folder' | 'i18n'> & { used: number })[];
  views: readonly { name: string; filter: ConversationFilter; sort: ConversationSort }[];
  links: readonly { slug: string; name: string; days: number; visits: number; sources: readonly string[]; utm: DiversionDraft['utm'] }[];
  texts: Readonly<Record<Locale, ShopTexts>>;
}

/** Everything that is told of the shop, from the files beside this one. */
export async function readShopFacts(): Promise<ShopFacts> {
  const [shop, ...texts] = await Promise.all([
    readFacts<Omit<ShopFacts, 'texts'>>('shop'),
    ...LOCALES.map((locale) => readFacts<ShopTexts>(locale)),
  ]);
  return { ...shop, texts: Object.fromEntries(LOCALES.map((locale, at) => [locale, texts[at]])) as ShopFacts['texts'] };
}

export async function readFacts<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(new URL(`facts/${name}.json`, import.meta.url), 'utf8')) as T;
}
