import { LOCALES, type corpusSources, type EntryProposal, type Locale, type ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { keptTexts } from './run/page.repository.ts';
import type { KeptText } from './read/reader-messages.ts';
import { findCounted } from './run/source.repository.ts';

/** Pages that are looked through for questions, and for the language of the site. */
const PAGES_MAX = 20;
/** Questions that a visitor is offered first. */
const SUGGESTED_MAX = 5;
/** A suggested question is a button; a longer one is none, in characters. */
const SUGGESTED_LENGTH_MAX = 80;

interface ReadText extends KeptText {
  pageId: string;
}

/** Entries that could be made from what a source says, and how the bot could greet in each language. @throws BusinessError not_found */
export async function proposeEntries({
  request,
  actor,
  services,
}: Call<typeof corpusSources.proposals>): Promise<ResponseOf<typeof corpusSources.proposals>> {
  const { id, page_id: pageId, limit } = request;
  const { source, asking, first } = await inTenant(services.database, actor.tenantId, async (scope) => ({
    source: await findCounted(scope, id),
    asking: await keptTexts(scope, id, { pageId, questionsOnly: true, limit: PAGES_MAX }),
    first: await keptTexts(scope, id, { pageId, questionsOnly: false, limit: 1 }),
  }));
  if (!source) throw new BusinessError('not_found');
  const texts = asking.map(readText);
  const [home] = first.map(readText);
  const found = entriesOf(texts);
  const entries = found.slice(0, limit);
  const own = languageOf(entries, home);
  const name = home?.siteName || home?.title || source.name;
  const asked = found.filter(({ question }) => question.length <= SUGGESTED_LENGTH_MAX);
  return {
    entries,
    greetings: [own, ...LOCALES.filter((locale) => locale !== own)].map((locale) => ({
      locale,
      welcome: say(locale, 'sources.welcome', { name }),
      suggested_questions: asked
        .filter((entry) => entry.locale === locale)
        .slice(0, SUGGESTED_MAX)
        .map(({ question }) => question),
    })),
    passages: source.passages,
  };
}

function readText({ id, kept }: { id: string; kept: string }): ReadText {
  return { ...(JSON.parse(kept) as KeptText), pageId: id };
}

/** Each question once, the first page's first. */
function entriesOf(texts: readonly ReadText[]): EntryProposal[] {
  const found = new Map<string, EntryProposal>();
  for (const { questions, locale, pageId } of texts) {
    for (const { question, answer } of questions) {
      const key = `${locale} ${question.toLowerCase()}`;
      if (!found.has(key)) found.set(key, { question, answer, locale, page_id: pageId });
    }
  }
  return [...found.values()];
}

/** The language of most proposals; without any, that of the first page. */
function languageOf(entries: readonly EntryProposal[], home: ReadText | undefined): Locale {
  const counts = new Map<Locale, number>();
  for (const { locale } of entries) counts.set(locale, (counts.get(locale) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? home?.locale ?? 'en-US';
}
