import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** Pause before code is fetched again that could not be fetched, in milliseconds. */
const RETRY_MS = 2_000;

/** A part of a screen that the first message does not need. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches its code before it is shown. */
  readonly preload: () => void;
}

/** A part whose code comes after the first paint. A lost connection delays it; it never breaks the screen around it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let Loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    // With the styles of what is shown after the first screen.
    loading ??= patiently(async () => (await Promise.all([load(), import('#/later.css')]))[0]);
    Loaded = await loading;
    return Loaded;
  };
  const Lazy = lazy(async () => ({ default: await fetchOnce() }));
  const Part = (props: Props) => {
    // What is there already is shown at once; what began as lazy stays so, or it would lose its state.
    const [Ready] = useState(() => Loaded);
    // Also around what is there: its texts may still be on their way, and the screen around it would be hidden until they come.
    return <Suspense fallback={fallback}>{Ready ? <Ready {...props} /> : <Lazy {...props} />}</Suspense>;
  };
  return Object.assign(Part, { preload: () => void fetchOnce() });
}

/** Fetches code for as long as it takes. */
export async function patiently<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
