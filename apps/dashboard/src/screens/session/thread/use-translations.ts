import { ApiError } from '@lobby/api-client';
import { translationOf, type Conversation, type Message, type Translation } from '@lobby/contract';
import { useLocale } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { translationTarget } from '#/components/conversation/translation-target.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { useHasModel } from '#/data/copilot.ts';
import { translationsQuery, useFreshTranslations, useTranslateMessages } from '#/data/translate.ts';
import { dueTranslations } from './due-translations.ts';
import type { ThreadTranslations } from './translations-context.ts';

/** The latest copy of each message's translation: one for the reader before what a colleague had written. */
function bySeq(items: readonly Translation[], target: Translation['target']): ReadonlyMap<number, Translation> {
  const found = new Map<number, Translation>();
  for (const item of items) {
    const held = found.get(item.seq);
    const isBetter = !held || held.state === 'stale' || (item.target === target && item.state !== 'stale');
    if (isBetter) found.set(item.seq, item);
  }
  return found;
}

const NOTHING: readonly Translation[] = [];

/**
 * Translations of the open thread. While the conversation is translated, the latest messages are translated as they come,
 * a few at a time; a call that fails ends that until the next message, and each message can be asked for by hand.
 */
export function useTranslations(conversation: Conversation, messages: readonly Message[]): ThreadTranslations {
  const { id } = conversation;
  const locale = useLocale();
  const target = translationOf(locale);
  const chosen = translationTarget(conversation, locale);
  const errorText = useErrorText();
  const canAsk = useHasModel();
  useFreshTranslations(id);
  const { data, isSuccess } = useQuery(translationsQuery(useApi(), id, target));
  const { mutateAsync } = useTranslateMessages(id, target);
  const [pending, setPending] = useState<ReadonlySet<number>>(() => new Set());
  const [refused, setRefused] = useState<ReadonlySet<number>>(() => new Set());
  const items = data?.items ?? NOTHING;
  const found = useMemo(() => bySeq(items, target), [items, target]);

  const askFor = useCallback(
    (seqs: readonly number[]) => {
      const refuse = (failed: readonly number[]) => setRefused((before) => new Set([...before, ...failed]));
      setPending((before) => new Set([...before, ...seqs]));
      const ask = mutateAsync(seqs).then(
        ({ items: made }) => refuse(made.filter(({ state }) => state === 'failed').map(({ seq }) => seq)),
        // Not again by itself: whoever wants it asks.
        (error: unknown) => {
          refuse(seqs);
          if (error instanceof ApiError && error.reason === 'translations_full') toast.error(errorText(error), { id: 'translations-full' });
        },
      );
      void ask.then(() => setPending((before) => new Set([...before].filter((seq) => !seqs.includes(seq)))));
    },
    [mutateAsync, errorText],
  );
  const isOn = canAsk && chosen !== null && isSuccess;
  const next = isOn && pending.size === 0 ? dueTranslations(messages, (seq) => found.get(seq), refused).join() : '';
  useEffect(() => {
    if (next === '') return undefined;
    const timer = setTimeout(() => askFor(next.split(',').map(Number)));
    return () => clearTimeout(timer);
  }, [next, askFor]);

  return useMemo(
    () => ({
      find(seq) {
        const item = found.get(seq);
        if (item) return item;
        return refused.has(seq) ? { seq, target, text: '', engine: 'model', state: 'failed' } : undefined;
      },
      isPending: (seq) => pending.has(seq),
      canAsk,
      ask: (seq) => askFor([seq]),
    }),
    [found, pending, refused, canAsk, target, askFor],
  );
}
