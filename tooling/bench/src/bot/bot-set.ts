import type { Entry, Locale } from '@lobby/retrieval';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readSets } from '#/retrieval/question-set.ts';

export interface BotQuestion {
  readonly text: string;
  /** Ids of the entries that answer it; none where nothing does. */
  readonly right: readonly string[];
}

/** A knowledge base with what visitors ask of it. */
export interface BotSet {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly questions: readonly BotQuestion[];
}

/** An entry of a file of knowledge. */
interface KnowledgeEntry {
  readonly question: string;
  readonly wordings: readonly string[];
  readonly answer: string;
}

const OFF_TOPIC = new URL('off-topic.json', import.meta.url);

/** The public question sets of a folder. */
export async function readBotSets(folder: string): Promise<BotSet[]> {
  const sets = await readSets(folder);
  return sets.map(({ name, documents, questions }) => ({
    name,
    entries: documents,
    questions: questions.map(({ text, grades }) => ({ text, right: [...grades].filter(([, grade]) => grade > 0).map(([id]) => id) })),
  }));
}

/** A business's own entries: every second wording is held back and asked as a visitor would. */
function askWordings(name: string, locale: Locale, knowledge: readonly KnowledgeEntry[]): BotSet {
  const entries = knowledge.map(({ question, wordings, answer }, number) => ({
    id: String(number),
    question,
    wordings: wordings.filter((_, place) => place % 2 === 0),
    answer,
    locale,
  }));
  const questions = knowledge.flatMap(({ wordings }, number) =>
    wordings.filter((_, place) => place % 2 === 1).map((text) => ({ text, right: [String(number)] })),
  );
  return { name, entries, questions };
}

/** The same entries, asked word for word, as a visitor does who chooses a suggestion. */
function askOwnQuestions(name: string, locale: Locale, knowledge: readonly KnowledgeEntry[]): BotSet {
  const entries = knowledge.map((entry, number) => ({ id: String(number), ...entry, locale }));
  return { name, entries, questions: knowledge.map(({ question }, number) => ({ text: question, right: [String(number)] })) };
}

/** The same entries, asked about the weather, other shops and the rest of the world. */
function askOffTopic(name: string, locale: Locale, knowledge: readonly KnowledgeEntry[], questions: readonly string[]): BotSet {
  const entries = knowledge.map((entry, number) => ({ id: String(number), ...entry, locale }));
  return { name, entries, questions: questions.map((text) => ({ text, right: [] })) };
}

/** A folder of files named after their language, each a list of entries: three sets a file: other wordings, its own questions, and questions about something else. */
export async function readKnowledge(folder: string): Promise<BotSet[]> {
  const offTopic = JSON.parse(await readFile(OFF_TOPIC, 'utf8')) as Record<Locale, string[]>;
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const sets = await Promise.all(
    files.map(async (file) => {
      const locale = basename(file, '.json') as Locale;
      const knowledge = JSON.parse(await readFile(join(folder, file), 'utf8')) as KnowledgeEntry[];
      return [
        askWordings(`own wordings ${locale}`, locale, knowledge),
        askOwnQuestions(`own questions ${locale}`, locale, knowledge),
        askOffTopic(`off topic ${locale}`, locale, knowledge, offTopic[locale]),
      ];
    }),
  );
  return sets.flat();
}
