import { ApiError } from '@lobby/api-client';
import type { EntryProposal } from '@lobby/contract';
import { useState } from 'react';
import { newEntry } from '#/components/corpus/entry-start.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { createEntry, useCorpusChanged } from '#/data/corpus.ts';

/** What became of the proposals that were accepted. */
interface Made {
  made: number;
  /** Were entries already. */
  known: number;
  problem: string | undefined;
}

/** Makes entries of proposals, one after the other; a repeat makes none twice. */
export function useMakeEntries() {
  const api = useApi();
  const errorText = useErrorText();
  const changed = useCorpusChanged();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<Made>();
  const [isPending, setIsPending] = useState(false);

  const one = async ({ question, answer, locale }: EntryProposal, status: 'draft' | 'published'): Promise<'made' | 'known'> => {
    try {
      await createEntry(api, newEntry(locale, { question, answer, status }), crypto.randomUUID());
      return 'made';
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'duplicate_entry') return 'known';
      throw error;
    }
  };
  const make = async (entries: readonly EntryProposal[], status: 'draft' | 'published') => {
    setIsPending(true);
    const counts: Made = { made: 0, known: 0, problem: undefined };
    try {
      for (const entry of entries) {
        counts[await one(entry, status)] += 1;
        setDone((before) => new Set([...before, keyOf(entry)]));
      }
    } catch (error) {
      counts.problem = errorText(error);
    }
    setResult(counts);
    setIsPending(false);
    await changed();
  };
  return { done, result, isPending, make };
}

/** What tells proposals apart. */
export function keyOf({ locale, question }: EntryProposal): string {
  return `${locale} ${question}`;
}
