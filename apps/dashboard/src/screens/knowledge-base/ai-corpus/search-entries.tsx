import { useT } from '@lobby/i18n';
import { SearchField } from '@lobby/ui';
import { useEffect, useRef, useState } from 'react';

/** The list is asked this long after the last key, in milliseconds. */
export const SEARCH_PAUSE_MS = 250;

/** The search box: it waits for a pause in typing, and for an input method to finish composing. */
export function SearchEntries({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const t = useT('corpus');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const composing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address changed by itself: the back button, or Clear.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const search = (text: string) => {
    setKnown(text.trim());
    onSearch(text.trim());
  };
  const searchSoon = (text: string) => {
    clearTimeout(timer.current);
    if (!composing.current) timer.current = setTimeout(() => search(text), text === '' ? 0 : SEARCH_PAUSE_MS);
  };
  return (
    <SearchField
      label={t('filter.search')}
      className="max-w-56 min-w-44 flex-1 max-sm:max-w-none max-sm:basis-full"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        searchSoon(text);
      }}
      onCompositionStart={() => {
        composing.current = true;
        clearTimeout(timer.current);
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        searchSoon(event.currentTarget.value);
      }}
    />
  );
}
