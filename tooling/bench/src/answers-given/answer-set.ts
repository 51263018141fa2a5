import type { Entry, Locale } from '@lobby/retrieval';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Why a question is hard. */
export type Kind =
  | 'paraphrase'
  | 'typo'
  | 'short'
  | 'mixed'
  | 'follow_up'
  | 'negation'
  | 'two'
  | 'other_language'
  | 'near_miss'
  | 'off_topic'
  | 'chitchat'
  | 'public';

/** What a visitor writes, and which entries answer it. */
export interface AnswerQuestion {
  readonly text: string;
  readonly kind: Kind;
  /** For each thing that is asked, the ids of the entries that answer it; a list of nothing where the base holds no answer. */
  readonly answers: readonly (readonly string[])[];
  /** The visitor's messages before this one, oldest first. */
  readonly before: readonly string[];
}

/** A business's knowledge with what its visitors ask. */
export interface AnswerSet {
  readonly name: string;
  readonly use: 'tuning' | 'reporting' | 'unseen' | 'data';
  /** What visitors of the business write, where it is one of the platform's languages. */
  readonly locale: Locale | undefined;
  /** Whether it holds the entries of all trades of a language. */
  readonly isJoined?: boolean;
  readonly entries: readonly Entry[];
  readonly questions: readonly AnswerQuestion[];
}

/** A file as it is on disk. */
interface SetFile {
  readonly meta: { readonly locale: Locale };
  readonly entries: readonly Omit<Entry, 'locale'>[];
  readonly questions: readonly {
    readonly text: string;
    readonly kind: Kind;
    readonly answers: readonly string[] | readonly (readonly string[])[];
    readonly before?: readonly string[];
  }[];
}

/** A public question set, as `pnpm bench:retrieval` reads it. */
interface PublicFile {
  readonly docs: readonly { readonly id: string; readonly title?: string; readonly text: string }[];
  readonly queries: readonly { readonly text: string; readonly rels: Readonly<Record<string, number>> }[];
}

/** Where the sets of the project lie. */
const SETS = new URL('../../sets/', import.meta.url).pathname;
/** Questions of a public set that are asked. */
const PUBLIC_QUESTIONS = 200;

const isList = (answers: SetFile['questions'][number]['answers']): answers is readonly (readonly string[])[] => Array.isArray(answers[0]);

function readQuestion({ text, kind, answers, before = [] }: SetFile['questions'][number]): AnswerQuestion {
  return { text, kind, answers: isList(answers) ? answers : [answers], before };
}

function readPublic(name: string, { docs, queries }: PublicFile): AnswerSet {
  const step = Math.max(1, Math.floor(queries.length / PUBLIC_QUESTIONS));
  const questions = queries
    .filter((_, number) => number % step === 0)
    .map(({ text, rels }): AnswerQuestion => ({
      text,
      kind: 'public',
      answers: [Object.keys(rels).filter((id) => (rels[id] ?? 0) > 0)],
      before: [],
    }));
  return { name, use: 'data', locale: undefined, entries: docs, questions };
}

async function readSet(path: string, use: AnswerSet['use']): Promise<AnswerSet> {
  const name = basename(path, '.json');
  const file = JSON.parse(await readFile(path, 'utf8')) as Partial<SetFile & PublicFile>;
  if (file.docs && file.queries) return readPublic(name, { docs: file.docs, queries: file.queries });
  if (!file.meta || !file.entries || !file.questions) throw new Error(`${path} is no set: it needs meta, entries and questions.`);
  const { locale } = file.meta;
  return { name, use, locale, entries: file.entries.map((entry) => ({ ...entry, locale })), questions: file.questions.map(readQuestion) };
}

async function readFolder(folder: string, use: AnswerSet['use']): Promise<AnswerSet[]> {
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  return Promise.all(files.map((file) => readSet(join(folder, file), use)));
}

/** The sets for tuning, those for reporting alone, those of trades that the thesaurus was not written for, and those of a folder of the caller's. */
export async function readAnswerSets(data: string | undefined): Promise<AnswerSet[]> {
  const own = await Promise.all((['tuning', 'reporting', 'unseen'] as const).map((use) => readFolder(join(SETS, use), use)));
  return [...own.flat(), ...(data === undefined ? [] : await readFolder(data, 'data'))];
}
