import { useEffect, useEffectEvent, useState } from 'react';

export type Fetched<Value> = { state: 'loading' | 'failed'; value?: Value | undefined; reason?: string } | { state: 'there'; value: Value };

/** What the server says, read anew whenever `key` changes; what was there stays until the next is. */
export function useFetched<Value>(key: string, read: (signal: AbortSignal) => Promise<Value>): Fetched<Value> & { retry: () => void } {
  const [fetched, setFetched] = useState<Fetched<Value>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const readNow = useEffectEvent(read);
  useEffect(() => {
    const controller = new AbortController();
    setFetched((before) => ({ state: 'loading', value: before.value }));
    readNow(controller.signal).then(
      (value) => setFetched({ state: 'there', value }),
      (error: unknown) => {
        if (!controller.signal.aborted) setFetched({ state: 'failed', reason: reasonOf(error) });
      },
    );
    return () => controller.abort();
  }, [key, tries]);
  return { ...fetched, retry: () => setTries((before) => before + 1) };
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'reason' in error ? String(error.reason) : 'internal';
}
