import { useState } from 'react';
import { keep, type KeyValue } from '#/state/browser-storage.ts';

/** What is typed but not sent, kept over a reload of this tab. */
export function useDraft(storage: KeyValue, tenant: string): [string, (text: string) => void] {
  const key = `lobby-draft:${tenant}`;
  const [draft, setDraft] = useState(() => storage.getItem(key) ?? '');
  const change = (text: string) => {
    setDraft(text);
    if (text === '') storage.removeItem(key);
    else keep(storage, key, text);
  };
  return [draft, change];
}
