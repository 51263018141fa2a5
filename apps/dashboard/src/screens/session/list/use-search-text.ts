import { useEffect, useEffectEvent, useState } from 'react';

/** Typing pauses this long before the list is searched, in milliseconds. */
const SEARCH_PAUSE_MS = 250;

/** What stands in the search box; it reaches the address once the typing pauses. */
export function useSearchText(q: string, onSearch: (q: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  // Back, forward and links change the address, and the box follows.
  if (q !== known) {
    setKnown(q);
    if (q !== text.trim()) setText(q);
  }
  const search = useEffectEvent((next: string) => (next === q ? undefined : onSearch(next)));
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), text === '' ? 0 : SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
