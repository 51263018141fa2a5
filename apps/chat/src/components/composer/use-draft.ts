import { useState } from 'react';
import { keep, type KeyValue } from '#/state/browser-storage.ts';

const keyOf = (tenant: string) => `lobby-draft:${tenant}`;

/** What is typed but not sent, kept over a reload of this tab. */
export function useDraft(storage: KeyValue, tenant: string): [string, (text: string) => void] {
  const key = keyOf(tenant);
  const [draft, setDraft] = useState(() => storage.getItem(key) ?? '');
  const change = (text: string) => {
    setDraft(text);
    if (text === '') storage.removeItem(key);
    else keep(storage, key, text);
  };
  return [draft, change];
}

/** Begins what the visitor is about to write; what is written there already stays. */
export function keepDraft(storage: KeyValue, tenant: string, text: string): void {
  if (storage.getItem(keyOf(tenant)) === null) keep(storage, keyOf(tenant), text);
}
