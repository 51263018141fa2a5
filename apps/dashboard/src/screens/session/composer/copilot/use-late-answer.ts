import { useEffect, useRef, useState } from 'react';

/** Something that was asked for, on its way or here. */
export type Late<Answer> =
  | { readonly state: 'idle' }
  | { readonly state: 'working'; readonly about: string }
  | { readonly state: 'ready'; readonly about: string; readonly answer: Answer }
  | { readonly state: 'failed'; readonly about: string; readonly error: unknown };

export interface LateAnswer<Answer> {
  readonly late: Late<Answer>;
  readonly ask: (about: string, work: (signal: AbortSignal) => Promise<Answer>) => void;
  readonly letGo: () => void;
}

/**
 * Waits for one answer at a time: whoever asks again, or lets go, hears no more of the one before.
 * `about` is the text that was asked about, so that an answer can tell whether it is still the one.
 */
export function useLateAnswer<Answer>(): LateAnswer<Answer> {
  const [late, setLate] = useState<Late<Answer>>({ state: 'idle' });
  const asking = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const end = () => {
    asking.current?.abort();
    asking.current = undefined;
  };
  return {
    late,
    ask(about: string, work: (signal: AbortSignal) => Promise<Answer>) {
      end();
      const own = new AbortController();
      asking.current = own;
      setLate({ state: 'working', about });
      work(own.signal).then(
        (answer) => own.signal.aborted || setLate({ state: 'ready', about, answer }),
        (error: unknown) => own.signal.aborted || setLate({ state: 'failed', about, error }),
      );
    },
    letGo() {
      end();
      setLate({ state: 'idle' });
    },
  };
}
