import type { BulkJob } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { newMessageId } from '#/state/message-id.ts';

/** How long a result with something to press stays, in milliseconds. */
const SHOWN_MS = 12_000;

type Refused = BulkJob['refused'];
type Action = NonNullable<NonNullable<Parameters<typeof toast.success>[1]>['action']>;

interface BulkWorkParts {
  words: {
    working: (job: Pick<BulkJob, 'through' | 'total'>) => string;
    goesOn: string;
    failed: string;
    why: string;
    refused: (count: number) => string;
  };
  /** Reads the lists anew that the work may have changed. */
  changed: () => Promise<unknown>;
}

/** One thing that is done with many; asked for again, it is done once. */
export interface BulkTask {
  run: (onProgress: (job: BulkJob) => void) => Promise<BulkJob>;
  /** What became of it. */
  done: (job: BulkJob) => string;
  /** What can be done next where nothing was left as it was. */
  next?: (job: BulkJob) => Action | undefined;
}

/** Work with many rows that the server goes on with when the page is left: how far it is, what it refused, how it failed. */
export function useBulkWork({ words, changed }: BulkWorkParts) {
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
  // Whoever has left the screen reads in the toast how many, and finds them in the list.
  const why = (left: Refused) => (isHere.current ? { label: words.why, onAction: () => setRefused(left) } : undefined);

  /** Resolves to whether it was done; whatever becomes of it is said in one toast. @param count how many it is about */
  const perform = async (count: number, task: BulkTask): Promise<boolean> => {
    const id = newMessageId();
    const tell = (job: Pick<BulkJob, 'through' | 'total'>) => toast.loading(words.working(job), { id, description: words.goesOn });
    tell({ through: 0, total: count });
    setBusy(true);
    try {
      const job = await task.run(tell);
      const left = job.refused;
      if (left.length === 0) toast.success(task.done(job), { id, action: task.next?.(job), durationMs: SHOWN_MS });
      else toast.warning(task.done(job), { id, description: words.refused(left.length), action: why(left), durationMs: SHOWN_MS });
      return true;
    } catch (error) {
      // The same request goes on where it was cut off.
      const retry = { label: common('actions.retry'), onAction: () => void perform(count, task) };
      toast.error(words.failed, { id, description: errorText(error), action: retry });
      return false;
    } finally {
      setBusy(false);
      await changed();
    }
  };
  return {
    busy,
    /** What was refused last, while somebody looks at it. */
    refused,
    closeRefused: () => setRefused(undefined),
    perform,
  };
}
