import { toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useCorpusChanged } from '#/data/corpus.ts';

/** Does one thing with what waits, says how it went, and lets everything look again. */
export function useSettle() {
  const errorText = useErrorText();
  const corpusChanged = useCorpusChanged();
  const [busy, setBusy] = useState(false);
  const settle = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(errorText(error));
      return false;
    } finally {
      setBusy(false);
      await corpusChanged();
    }
  };
  return { busy, settle };
}
