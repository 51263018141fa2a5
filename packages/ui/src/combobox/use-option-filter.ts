import { useCallback, useMemo, useState } from 'react';
import type { SelectOption } from '#/select/select.tsx';
import { foldText, matchesQuery } from './match-option.ts';

/** An option that can be searched for by more than its label. */
export interface SearchOption<Value extends string> extends SelectOption<Value> {
  /** Further words it is found by: a code, its name in another language. */
  keywords?: string | undefined;
}

/**
 * Which options match what is typed. While an input method composes, the list stays as it was: the letters of an unfinished word
 * match nothing.
 */
export function useOptionFilter<Value extends string>(options: readonly SearchOption<Value>[]) {
  const [frozen, setFrozen] = useState<string>();
  const folded = useMemo(
    () =>
      new Map(
        options.map(({ label, keywords, description }) => [label, foldText([label, keywords, description].filter(Boolean).join(' '))]),
      ),
    [options],
  );
  const filter = useCallback(
    (label: string, typed: string) => matchesQuery(folded.get(label) ?? foldText(label), frozen ?? typed),
    [folded, frozen],
  );
  const composition = useMemo(
    () => ({
      onCompositionStart: (event: { currentTarget: { value: string } }) => setFrozen(event.currentTarget.value),
      onCompositionEnd: () => setFrozen(undefined),
    }),
    [],
  );
  return { filter, composition };
}
