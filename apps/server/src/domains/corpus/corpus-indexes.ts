import type { Locale } from '@lobby/contract';
import type { DecisionOutcome, Signals, Why } from '@lobby/retrieval';
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#/database/open-database.ts';
import { excerptOf } from './passage/excerpt-of.ts';
import { decideMessage, type DecidedQuestion } from './decide-question.ts';
import type { Meaning } from './meaning/meaning.ts';
import { TenantIndex } from './tenant-index.ts';
import type { EntryFacts, IndexedEntry, WrittenEntry } from './indexes/indexed-entry.ts';
import type { ShelfSearch, ShelfSearchOptions, TenantShelves } from './indexes/tenant-shelves.ts';

/** An entry or a passage found for a question, and why. */
export interface CorpusHit {
  kind: 'entry' | 'passage';
  id: string;
  /** What it is about: the question of an entry, title and headings of a passage. */
  question: string;
  /** All that it says. */
  answer: string;
  /** What is given where the answer is its own words. */
  ownWords: string;
  /** Where the whole text of a passage can be read. */
  address: string | undefined;
  locale: Locale;
  /** Confidence, 0 to 1, comparable across questions and languages. */
  score: number;
  /** True at or above the floor. */
  used: boolean;
  signals: Signals;
  /** The wording that matched best, '' where none did, and the words in common. */
  matchedWording: string;
  matchedTerms: readonly string[];
  /** How the words of the question met its own, and what stands between them. */
  why: Why;
  /** Of an entry alone. */
  facts: EntryFacts | undefined;
}

export interface AskResult extends Decided {
  /** True when the first hit is the answer. */
  answered: boolean;
  /** Languages in which anything is known. */
  languages: Locale[];
  /** Two or three questions in one message, each decided by itself, in their order; none where it is one. */
  parts: (Decided & { question: string })[];
  /** Language of the question; where it does not show one, the visitor's. */
  locale: Locale;
  /** Published entries and passages searched. */
  searched: number;
  /** Time from the question to the hits, in milliseconds. */
  tookMs: number;
}

/** What comes of a question, and what was found for it. */
export interface Decided {
  outcome: DecisionOutcome;
  /** Of `offer` two or three, of `ask` the one that may be meant, if any is. */
  offers: CorpusHit[];
  /** The words that were searched, with those of the turn before where they were needed. */
  readAs: string;
  readBefore: boolean;
  /** Best first; the first is the answer where there is one. */
  hits: CorpusHit[];
}

/** `at` is now where it is left out. */
export type AskOptions = Omit<ShelfSearchOptions, 'at' | 'vectors' | 'topic'> &
  Partial<Pick<ShelfSearchOptions, 'at'>> & {
    /** A visitor waits: where much has just changed, what is known already answers, and the rest is taken in behind it. */
    isHurried?: boolean;
    /** The visitor's messages before the question, oldest first. */
    before?: readonly string[] | undefined;
  };

/** A question to ask again. */
export interface PastAsk {
  question: string;
  options: Omit<AskOptions, 'isHurried'>;
}

/** What comes of a question as things are, and with the entry. */
export interface SupposedResult {
  without: AskResult;
  with: AskResult;
}

/** The indexes in memory of the tenants that were asked lately. */
export interface CorpusIndexes {
  /** Finds what answers a question among all that is published at the time of the call, whichever process saved it. */
  ask(tenantId: number, question: string, options: AskOptions): Promise<AskResult>;
  /**
   * Asks the questions as things are, and as though an entry were published as given, which nobody else meets. Beside visitors, and in their
   * order until the time is over. @param until a moment of `performance.now`
   */
  askSupposing(tenantId: number, supposed: IndexedEntry, questions: readonly PastAsk[], until: number): Promise<SupposedResult[]>;
  /** Published entries of one language that are asked about alike, best first, whether valid now or not. */
  near(tenantId: number, locale: Locale, question: string, limit: number): Promise<WrittenEntry[]>;
  /** Drops a tenant's index; the next question loads it anew. */
  forget(tenantId: number): void;
}

export interface CorpusIndexesOptions {
  /** What all tenants may take in memory, in bytes; beyond it, the tenants longest unasked are dropped. */
  maxBytes?: number;
  /** What one tenant may take, in bytes; what it has beyond that is not found, and the log says so. */
  maxTenantBytes?: number;
  /** How long a visitor's question waits for what has just changed, in milliseconds; then it is answered from what is there. */
  patienceMs?: number;
  log?: Pick<Logger, 'warn'>;
  /** Now, in milliseconds since 1970. */
  now?: () => number;
  /** Closeness of meaning beside the words. */
  meaning?: Meaning | undefined;
}

/** Hits from which a decision is made, however few are wanted. */
const DECIDED_ON = 8;
/** Questions that are asked with a supposed entry before visitors have their turn, and how long that may take, in milliseconds. */
const SUPPOSED_AT_ONCE = 10;
const SUPPOSED_MS = 10;
const MB = 1_048_576;
const MAX_BYTES = 1_024 * MB;
const MAX_TENANT_BYTES = 768 * MB;
/** An edit is taken in by then, a whole import is not. */
const PATIENCE_MS = 100;

/** Opens the indexes; each is loaded by its tenant's first question. */
export function createCorpusIndexes(
  database: Database,
  {
    maxBytes = MAX_BYTES,
    maxTenantBytes = MAX_TENANT_BYTES,
    patienceMs = PATIENCE_MS,
    now = Date.now,
    meaning,
    log,
  }: CorpusIndexesOptions = {},
): CorpusIndexes {
  // A Map keeps the order of insertion, and a tenant that is asked is inserted anew: the first one is the longest unasked.
  const tenants = new Map<number, TenantIndex>();
  const full = new Set<number>();

  function touch(tenantId: number): TenantIndex {
    const index = tenants.get(tenantId) ?? new TenantIndex(database, tenantId, { maxBytes: maxTenantBytes, patienceMs });
    tenants.delete(tenantId);
    tenants.set(tenantId, index);
    return index;
  }

  function makeRoom(asked: number): void {
    if (tenants.get(asked)?.isFull && !full.has(asked)) {
      full.add(asked);
      log?.warn({ tenant: asked }, 'a business knows more than its index in memory may hold; the rest is not found');
    }
    let taken = [...tenants.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [tenantId, { bytes }] of tenants) {
      if (taken <= maxBytes || tenants.size === 1) return;
      tenants.delete(tenantId);
      taken -= bytes;
    }
  }

  type Vectors = ReadonlyMap<string, number> | undefined;
  function askOf(shelves: TenantShelves, question: string, options: PastAsk['options'], vectors: Vectors, started: number): AskResult {
    const { before = [], ...rest } = options;
    const limit = Math.max(options.limit, DECIDED_ON);
    const decided = decideMessage(question, {
      before,
      floor: options.floor,
      search: (words, topic) => shelves.search(words, { at: now(), ...rest, limit, topic, ...(words === question && { vectors }) }),
    });
    return {
      ...view(decided, options),
      answered: decided.outcome === 'answer',
      languages: shelves.languages,
      parts: decided.parts.map((part) => ({ ...view(part, options), question: part.question })),
      locale: decided.search.locale,
      searched: decided.search.searched,
      tookMs: performance.now() - started,
    };
  }

  return {
    async ask(tenantId, question, { isHurried = false, ...options }) {
      const started = performance.now();
      const vectors = await meaning?.closeTo(tenantId, question);
      const result = await touch(tenantId).read(isHurried, (shelves) => askOf(shelves, question, options, vectors, started));
      makeRoom(tenantId);
      return result;
    },
    async askSupposing(tenantId, supposed, questions, until) {
      const results: SupposedResult[] = [];
      while (results.length < questions.length && performance.now() < until) {
        const next = questions.slice(results.length, results.length + SUPPOSED_AT_ONCE);
        const close = await Promise.all(next.map(async ({ question }) => meaning?.closeTo(tenantId, question)));
        const asked = await touch(tenantId).read(false, (shelves) => {
          const started = performance.now();
          const askAll = (from: readonly PastAsk[]) =>
            from.map(({ question, options }, place) => askOf(shelves, question, options, close[place], started));
          // Each is asked alike both times: with a slow index fewer of them, so that visitors do not wait.
          const current = takeWhileQuick(next, (ask, place) => askOf(shelves, ask.question, ask.options, close[place], started));
          const changed = shelves.supposing(supposed, () => askAll(next.slice(0, current.length)));
          return current.map((result, place) => ({ without: result, with: changed[place] ?? result }));
        });
        results.push(...asked);
        await setImmediate();
      }
      makeRoom(tenantId);
      return results;
    },
    async near(tenantId, locale, question, limit) {
      const found = await touch(tenantId).near(locale, question, limit);
      makeRoom(tenantId);
      return found;
    },
    forget(tenantId) {
      tenants.delete(tenantId);
    },
  };
}

/** Asks the first, and the others while there is time. */
function takeWhileQuick<Item, Result>(items: readonly Item[], work: (item: Item, place: number) => Result): Result[] {
  const started = performance.now();
  const results: Result[] = [];
  for (const [place, item] of items.entries()) {
    if (place > 0 && performance.now() - started > SUPPOSED_MS) break;
    results.push(work(item, place));
  }
  return results;
}

function view(
  { outcome, offers, search, readAs, readBefore }: DecidedQuestion,
  { floor, limit }: Pick<AskOptions, 'floor' | 'limit'>,
): Decided {
  const hits = search.hits.slice(0, limit).map((found, place) => describe(found, floor, place === 0 && outcome === 'answer'));
  return { outcome, offers: offers.map((found) => describe(found, floor, false)), readAs, readBefore, hits };
}

function describe({ score, locale, hit }: ShelfSearch['hits'][number], floor: number, isAnswer: boolean): CorpusHit {
  const { kind, id, question, title, answer, address, facts } = hit.entry;
  const { heading, words, passage } = hit.matched;
  return {
    kind,
    id,
    question: question ?? title ?? '',
    answer,
    ownWords: kind === 'entry' ? answer : excerptOf(answer, passage),
    address,
    locale,
    score,
    used: isAnswer || score >= floor,
    signals: hit.signals,
    matchedWording: heading?.text ?? '',
    matchedTerms: words,
    why: hit.why,
    facts,
  };
}
