import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

export interface QuestionSet {
  readonly name: string;
  /** Primary subtag of the documents' language: `en`, `zh` or `ja`. */
  readonly language: string;
  readonly documents: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  /** A question and how relevant documents are to it, by id; those not named are not. */
  readonly questions: readonly { readonly text: string; readonly grades: ReadonlyMap<string, number> }[];
}

/** A file as it is on disk. */
interface SetFile {
  readonly meta: { readonly lang: string };
  readonly docs: readonly { readonly id: string; readonly title?: string; readonly text: string }[];
  readonly queries: readonly { readonly text: string; readonly rels: Readonly<Record<string, number>> }[];
}

function isSetFile(value: unknown): value is SetFile {
  const file = value as Partial<SetFile> | null;
  return typeof file?.meta?.lang === 'string' && Array.isArray(file.docs) && Array.isArray(file.queries);
}

async function readSet(path: string): Promise<QuestionSet> {
  const file: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!isSetFile(file)) throw new Error(`${path} is no question set: it needs meta.lang, docs and queries.`);
  return {
    name: basename(path, '.json'),
    language: file.meta.lang.slice(0, 2),
    documents: file.docs.map(({ id, title = '', text }) => ({ id, title, text })),
    questions: file.queries.map(({ text, rels }) => ({ text, grades: new Map(Object.entries(rels)) })),
  };
}

/** Every question set of a folder, by name. */
export async function readSets(folder: string): Promise<QuestionSet[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(files.map((name) => readSet(join(folder, name))));
}
