import type { Message } from '@lobby/contract';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** What the composer of the open conversation writes. */
export type Writing = { readonly kind: 'reply' } | { readonly kind: 'note' } | { readonly kind: 'edit'; readonly message: Message };

interface WritingPlace {
  readonly writing: Writing;
  readonly write: (writing: Writing) => void;
}

const WritingContext = createContext<WritingPlace | undefined>(undefined);

/** Holds what is being written, so that a message can ask to be answered or changed. */
export function WritingProvider({ children }: { children: ReactNode }) {
  const [writing, write] = useState<Writing>({ kind: 'reply' });
  const place = useMemo(() => ({ writing, write }), [writing]);
  return <WritingContext value={place}>{children}</WritingContext>;
}

export function useWriting(): WritingPlace {
  const place = useContext(WritingContext);
  if (!place) throw new Error('Writing needs a WritingProvider above');
  return place;
}
