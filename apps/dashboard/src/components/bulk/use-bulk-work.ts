import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';

interface BulkWorkParts {
  words: { failed: string; why: string };
  /** Reads the lists anew that the work may have changed. */
  changed: () => Promise<unknown>;
}

/** Work with many rows that the server goes on with when the page is left: whether it runs, what it refused, how it failed. */
export function useBulkWork<Refused>({ words, changed }: BulkWorkParts) {
  const common = useT('common');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return {
    busy,
    /** What was refused last, while somebody looks at it. */
    refused,
    closeRefused: () => setRefused(undefined),
    /** Whoever has left the screen reads in the toast how many, and finds them in the list. */
    why: (left: Refused) => (isHere.current ? { label: words.why, onAction: () => setRefused(() => left) } : undefined),
    /** Resolves to whether it was done; a failure is said in the work's own toast. */
    attempt: async (toastId: string, work: () => Promise<void>, again?: () => void): Promise<boolean> => {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        const retry = again && { label: common('actions.retry'), onAction: again };
        toast.error(words.failed, { id: toastId, description: errorText(error), action: retry });
        return false;
      } finally {
        setBusy(false);
        await changed();
      }
    },
  };
}
