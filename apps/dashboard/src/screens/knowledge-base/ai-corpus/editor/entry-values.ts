import { entryDraft, type CorpusEntry, type Locale } from '@lobby/contract';
import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form';
import type { EntryDraft } from '#/data/corpus.ts';

/** The form of a new entry. */
export function newEntry(locale: Locale, question = ''): EntryDraft {
  return { question, answer: '', wordings: [], locale, status: 'published' };
}

/** The form of a stored entry. */
export function valuesOf({ question, answer, wordings, locale, status }: CorpusEntry): EntryDraft {
  return { question, answer, wordings: [...wordings], locale, status };
}

/** What is wrong with a field; `over` counts the characters, or wordings, too many. */
export type EntryProblem = { kind: 'required' } | { kind: 'too_long' | 'too_many'; over: number };

/** Validates with the contract's schema; `word` puts a problem into words. */
export function entryResolver(word: (problem: EntryProblem) => string): Resolver<EntryDraft> {
  return (values): ResolverResult<EntryDraft> => {
    const parsed = entryDraft.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<EntryDraft> = {};
    for (const { path, code, ...issue } of parsed.error.issues) {
      const field = path[0] as keyof EntryDraft;
      const maximum = Number((issue as { maximum?: unknown }).maximum);
      errors[field] ??= { type: code, message: word(problemOf(values, path, code, maximum)) };
    }
    return { values: {}, errors };
  };
}

function problemOf(values: EntryDraft, path: readonly PropertyKey[], code: string, maximum: number): EntryProblem {
  if (code !== 'too_big') return { kind: 'required' };
  const field = values[path[0] as keyof EntryDraft];
  if (path.length > 1 && Array.isArray(field)) return { kind: 'too_long', over: (field[Number(path[1])] ?? '').trim().length - maximum };
  return Array.isArray(field)
    ? { kind: 'too_many', over: field.length - maximum }
    : { kind: 'too_long', over: field.trim().length - maximum };
}

/** Wordings out of pasted text, one a line; empty ones and repetitions left out. */
export function splitLines(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/\r\n?|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
  ];
}
