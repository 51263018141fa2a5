import { ApiError } from '@lobby/api-client';
import { useT } from '@lobby/i18n';
import { useCallback } from 'react';
import { wordFailure } from './word-failure.ts';

/** Shows a toast whose code is fetched when it is first needed. */
export async function showError(text: string): Promise<void> {
  const { tellError } = await import('./toast-area.tsx');
  tellError(text);
}

/** Tells of a call that failed and that nothing tries again by itself. */
export function useFailureToast(): (failure: unknown) => void {
  const t = useT('chat');
  return useCallback(
    (failure) => {
      if (!(failure instanceof ApiError)) throw failure;
      void showError(wordFailure(t, failure.reason));
    },
    [t],
  );
}
