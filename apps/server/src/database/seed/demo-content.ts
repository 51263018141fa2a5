import { LOCALES, type BotTexts, type Locale } from '@lobby/contract';
import { readFile } from 'node:fs/promises';
import type { SimpleDraft } from '#/domains/corpus/entry-draft.ts';

/** Entries whose questions the chat suggests, by key, in the order shown. */
const SUGGESTED = ['what-is-lobby', 'supported-languages', 'setup-time', 'price'];

interface DemoEntry {
  /** The same in each language. */
  key: string;
  question: string;
  wordings: string[];
  answer: string;
}

type DemoTexts = Pick<BotTexts, 'name' | 'welcome' | 'no_answer'>;

export interface DemoContent {
  entries: SimpleDraft[];
  botTexts: Record<Locale, Partial<BotTexts>>;
}

/** What the demo tenant knows and says, in four languages. */
export async function readDemoContent(): Promise<DemoContent> {
  const texts = await readJson<Record<Locale, DemoTexts>>('demo/bot-texts.json');
  const knowledge = await Promise.all(
    LOCALES.map(async (locale) => [locale, await readJson<DemoEntry[]>(`demo/knowledge/${locale}.json`)] as const),
  );
  return {
    entries: knowledge.flatMap(([locale, entries]) =>
      entries.map(({ question, wordings, answer }) => ({ question, wordings, answer, locale, status: 'published' as const })),
    ),
    botTexts: Object.fromEntries(
      knowledge.map(([locale, entries]) => [
        locale,
        { ...texts[locale], suggested_questions: SUGGESTED.map((key) => questionOf(entries, key)) },
      ]),
    ) as DemoContent['botTexts'],
  };
}

function questionOf(entries: DemoEntry[], key: string): string {
  const entry = entries.find((candidate) => candidate.key === key);
  if (!entry) throw new Error(`the demo knowledge has no entry ${key}`);
  return entry.question;
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8')) as T;
}
