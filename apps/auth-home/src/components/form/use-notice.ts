import { useState } from 'react';
import type { Notice } from './place-failure.ts';

/** A notice as it stands above the fields. */
export interface ShownNotice {
  readonly notice: Notice;
  /** Another one each time, so that the same words are announced again. */
  readonly key: number;
}

/** The one notice of a form. It stays until the next answer, so that nothing jumps while a form is sent again. */
export function useNotice() {
  const [shown, setShown] = useState<ShownNotice>();
  const showNotice = (notice: Notice | undefined) => setShown((before) => notice && { notice, key: (before?.key ?? 0) + 1 });
  return { shown, showNotice };
}
