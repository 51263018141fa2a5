import { SearchField } from '@lobby/ui';
import { useEffect, useRef, useState } from 'react';

/** The list is asked this long after the last key, in milliseconds. */
const SEARCH_PAUSE_MS = 250;

interface PausedSearchProps {
  label: string;
  value: string;
  onSearch: (q: string) => void;
  className?: string;
}

/** A search box that waits for a pause in typing, and for an input method to finish composing. */
export function PausedSearch({ label, value, onSearch, className }: PausedSearchProps) {
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
  const soon = (text: string) => {
    clearTimeout(timer.current);
    if (composing.current) return;
    timer.current = setTimeout(
      () => {
        setKnown(text.trim());
        onSearch(text.trim());
      },
      text === '' ? 0 : SEARCH_PAUSE_MS,
    );
  };
  return (
    <SearchField
      label={label}
      className={className}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        soon(text);
      }}
      onCompositionStart={() => {
        composing.current = true;
        clearTimeout(timer.current);
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        soon(event.currentTarget.value);
      }}
    />
  );
}
