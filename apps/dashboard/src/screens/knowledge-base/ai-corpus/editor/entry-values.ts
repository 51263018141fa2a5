import { entryDraft } from '@lobby/contract';
import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form';
import type { EntryDraft } from '#/data/corpus.ts';

/** What is wrong with a field; `over` counts the characters, or the pieces, too many. */
export interface EntryProblem {
  kind: 'required' | 'early' | 'bad_address' | 'too_long' | 'too_many' | 'too_many_tags';
  over: number;
}

/** Validates with the contract's schema; `word` puts a problem into words. */
export function entryResolver(word: (problem: EntryProblem) => string): Resolver<EntryDraft> {
  return (values): ResolverResult<EntryDraft> => {
    const parsed = entryDraft.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0]);
      const message = word(problemOf(values, issue));
      if (field === 'buttons' && issue.path.length > 2) putIntoButton(errors, issue.path, issue.code, message);
      else errors[field] ??= { type: issue.code, message };
    }
    return { values: {}, errors: errors as FieldErrors<EntryDraft> };
  };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly message: string;
  readonly maximum?: unknown;
}

function putIntoButton(errors: Record<string, unknown>, path: readonly PropertyKey[], type: string, message: string): void {
  const buttons = (errors['buttons'] ??= []) as Record<string, unknown>[];
  const [index, field] = [Number(path[1]), String(path[2])];
  (buttons[index] ??= {})[field] ??= { type, message };
}

function problemOf(values: EntryDraft, { path, code, message, ...issue }: Issue): EntryProblem {
  if (message === 'valid_until_early') return { kind: 'early', over: 0 };
  if (message === 'web_address') return { kind: 'bad_address', over: 0 };
  if (code !== 'too_big') return { kind: 'required', over: 0 };
  const maximum = Number(issue.maximum);
  const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], values);
  if (typeof value === 'string') return { kind: 'too_long', over: value.trim().length - maximum };
  const over = (value as readonly unknown[]).length - maximum;
  return { kind: path[0] === 'tags' ? 'too_many_tags' : 'too_many', over };
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
