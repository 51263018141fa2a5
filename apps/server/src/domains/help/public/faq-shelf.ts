import { chooseCannedLocale, type FaqCard, type HelpCategory, type Locale } from '@lobby/contract';
import { plainText, readMarkdown } from '@lobby/markdown';
import { createIndex, foldText, type Index } from '@lobby/retrieval';
import { insideOf } from '#/domains/help/category/check-tree.ts';
import { findMarks } from './find-marks.ts';
import { spellingsOf } from './readings.ts';
import type { PublicText } from './public.repository.ts';

/** Characters of a summary that is made from the body. */
const SUMMARY_MAX = 140;
/** Articles of a search. */
const HITS_MAX = 10;
/** Below this score nothing is shown for a hit that does not hold the words themselves. */
const SHOWN_FROM = 0.25;

export type FaqHit = FaqCard & { marks: string[] };

interface Found {
  score: number;
  words: readonly string[];
}

interface Shelved extends PublicText {
  id: string;
  /** Title and summary as they are compared. */
  folded: { title: string; summary: string };
}

/** What everybody may read of one business, in memory. */
export class FaqShelf {
  readonly categories: readonly HelpCategory[];
  readonly #articles = new Map<string, Shelved[]>();
  readonly #index: Index<{ id: string; title: string; text: string; locale: Locale }> = createIndex();
  readonly #byKey = new Map<string, Shelved>();

  constructor(texts: readonly PublicText[], categories: readonly HelpCategory[]) {
    this.categories = categories;
    for (const text of texts) this.#put(text);
  }

  #put(given: PublicText): void {
    const plain = plainText(readMarkdown(given.body));
    const summary = given.summary === '' ? firstWords(plain) : given.summary;
    const id = `${given.article_id} ${given.locale}`;
    const text = { ...given, summary, body: '', id, folded: { title: foldText(given.title), summary: foldText(summary) } };
    this.#articles.set(given.article_id, [...(this.#articles.get(given.article_id) ?? []), text]);
    this.#byKey.set(id, text);
    this.#index.add({ id, title: given.title, text: `${summary}\n${plain}`, locale: given.locale });
  }

  get total(): number {
    return this.#articles.size;
  }

  /** The article in a language, or in the nearest that there is. */
  textOf(articleId: string, wanted: Locale): PublicText | undefined {
    const texts = this.#articles.get(articleId) ?? [];
    const locale = chooseCannedLocale(Object.fromEntries(texts.map((text) => [text.locale, text.title])), wanted);
    return texts.find((text) => text.locale === locale);
  }

  /** Cards of the articles that a filter lets through, in a language. */
  cards(wanted: Locale, isWanted: (text: PublicText) => boolean): (FaqCard & { pinned: boolean; views: number })[] {
    return [...this.#articles.keys()].flatMap((articleId) => {
      const text = this.textOf(articleId, wanted);
      return text && isWanted(text) ? [{ ...cardOf(text), pinned: text.pinned, views: text.views }] : [];
    });
  }

  /** Pinned ones first, then the most read; and whether each of them has been read at all. */
  top(wanted: Locale, limit: number): { cards: FaqCard[]; areRead: boolean } {
    const first = this.cards(wanted, () => true)
      .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || b.views - a.views)
      .slice(0, limit);
    return { cards: first.map(plainCard), areRead: first.every(({ views }) => views > 0) };
  }

  /** Articles of a category and of those inside of it. */
  inCategory(wanted: Locale, categoryId: string): FaqCard[] {
    const inside = insideOf(this.categories, categoryId);
    return this.cards(wanted, ({ category_id: id }) => id !== null && inside.has(id)).map(plainCard);
  }

  /** Nearest to another article: of its category, then by its title. */
  related(articleId: string, wanted: Locale, limit: number): FaqCard[] {
    const text = this.textOf(articleId, wanted);
    if (!text) return [];
    const near = this.search(text.title, wanted).filter(({ id }) => id !== articleId);
    const beside = text.category_id === null ? [] : this.inCategory(wanted, text.category_id).filter(({ id }) => id !== articleId);
    const cards = new Map([...near.map(({ marks: _marks, ...card }) => card), ...beside].map((card) => [card.id, card]));
    return [...cards.values()].slice(0, limit);
  }

  /** What answers, best first: articles that hold what was typed so far, then those that mean it. */
  search(query: string, wanted: Locale): FaqHit[] {
    const best = new Map<string, Found>();
    for (const spelling of spellingsOf(query)) {
      for (const [id, found] of this.#scores(spelling, wanted)) {
        const articleId = id.split(' ')[0] ?? '';
        if (found.score >= SHOWN_FROM && found.score > (best.get(articleId)?.score ?? 0)) best.set(articleId, found);
      }
    }
    return [...best]
      .toSorted(([, a], [, b]) => b.score - a.score)
      .slice(0, HITS_MAX)
      .flatMap(([articleId, found]) => {
        const text = this.textOf(articleId, wanted);
        return text ? [{ ...cardOf(text), marks: findMarks(`${text.title}\n${text.summary}`, found.words) }] : [];
      });
  }

  /** How well each text answers, and by which of its words. */
  #scores(query: string, wanted: Locale): Map<string, Found> {
    const folded = foldText(query).trim();
    const scores = new Map<string, Found>();
    if (folded === '') return scores;
    const words = folded.split(/\s+/);
    for (const hit of this.#index.search(query, { limit: HITS_MAX * 3, locale: wanted }))
      scores.set(hit.id, { score: hit.score, words: hit.matched.words });
    for (const [id, text] of this.#byKey) {
      const holds = holdingScore(text, folded, words);
      const before = scores.get(id);
      if (holds > 0) scores.set(id, { score: (before?.score ?? 0) + holds, words: [...words, ...(before?.words ?? [])] });
    }
    return scores;
  }
}

function holdingScore({ folded }: Shelved, query: string, words: readonly string[]): number {
  if (folded.title.startsWith(query)) return 2;
  if (folded.title.includes(query)) return 1.5;
  if (words.every((word) => folded.title.includes(word))) return 1;
  return words.every((word) => folded.title.includes(word) || folded.summary.includes(word)) ? 0.5 : 0;
}

function firstWords(plain: string): string {
  const line = plain.replaceAll(/\s+/g, ' ').trim();
  return line.length <= SUMMARY_MAX ? line : `${line.slice(0, SUMMARY_MAX)}…`;
}

function cardOf({ article_id: id, slug, title, summary, locale }: PublicText): FaqCard {
  return { id, slug, title, summary, locale };
}

function plainCard({ id, slug, title, summary, locale }: FaqCard): FaqCard {
  return { id, slug, title, summary, locale };
}
