import { useRef, useState } from 'react';

/** Runs a task one at a time: what is asked for while it runs is dropped. Returns how to run it, and whether it runs. */
export function useSingleFlight<Given extends readonly unknown[]>(
  task: (...given: Given) => Promise<void>,
): [run: (...given: Given) => Promise<void>, running: boolean] {
  const [running, setRunning] = useState(false);
  // Two presses of a key may come before the page has been drawn anew.
  const inFlight = useRef(false);
  const run = async (...given: Given) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setRunning(true);
    try {
      await task(...given);
    } finally {
      inFlight.current = false;
      setRunning(false);
    }
  };
  return [run, running];
}
