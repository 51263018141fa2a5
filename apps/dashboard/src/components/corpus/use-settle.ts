import { toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useCorpusChanged } from '#/data/corpus.ts';

/** Does one thing with what waits, says how it went, and lets everything look again. */
export function useSettle() {
  const errorText = useErrorText();
  const corpusChanged = useCorpusChanged();
  const [busy, setBusy] = useState(false);
  const settle = async <Made>(work: () => Promise<Made>, done: string | ((made: Made) => string)): Promise<boolean> => {
    setBusy(true);
    try {
      const made = await work();
      toast.success(typeof done === 'string' ? done : done(made));
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
