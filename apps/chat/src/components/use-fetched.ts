import { useEffect, useEffectEvent, useState } from 'react';

export type Fetched<Value> = { state: 'loading' | 'failed'; value?: Value | undefined; reason?: string } | { state: 'there'; value: Value };

/** What the server says, read anew whenever `key` changes; what was there stays until the next is. */
export function useFetched<Value>(key: string, read: (signal: AbortSignal) => Promise<Value>): Fetched<Value> & { retry: () => void } {
  const [fetched, setFetched] = useState<{ of: string; is: Fetched<Value> }>({ of: '', is: { state: 'loading' } });
  const [tries, setTries] = useState(0);
  const wanted = `${key} ${tries}`;
  const readNow = useEffectEvent((of: string, signal: AbortSignal) => {
    read(signal).then(
      (value) => setFetched({ of, is: { state: 'there', value } }),
      (error: unknown) => {
        if (!signal.aborted) setFetched({ of, is: { state: 'failed', reason: reasonOf(error) } });
      },
    );
  });
  useEffect(() => {
    const controller = new AbortController();
    readNow(wanted, controller.signal);
    return () => controller.abort();
  }, [wanted]);
  const shown: Fetched<Value> = fetched.of === wanted ? fetched.is : { state: 'loading', value: fetched.is.value };
  return { ...shown, retry: () => setTries((before) => before + 1) };
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'reason' in error ? String(error.reason) : 'internal';
}
