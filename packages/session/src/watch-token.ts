import { tokenCookie } from './token-cookie.ts';

/** Pause between two looks at the cookie (§9), in milliseconds. */
export const TOKEN_POLL_MS = 300;

export interface WatchToken {
  /** Told the token of now and the one before, each undefined where there is none. */
  readonly onChange: (token: string | undefined, previous: string | undefined) => void;
  readonly read?: () => string | undefined;
}

/**
 * Watches the token cookie, which other tabs and apps change too. A hidden tab sleeps, and looks at once when it is
 * shown again. Returns how to stop.
 */
export function watchToken({ onChange, read = tokenCookie.read }: WatchToken): () => void {
  let last = read();
  let timer: ReturnType<typeof setInterval> | undefined;

  const look = () => {
    const token = read();
    if (token === last) return;
    const previous = last;
    last = token;
    onChange(token, previous);
  };
  const sleep = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const wakeOrSleep = () => {
    if (document.hidden) return sleep();
    timer ??= setInterval(look, TOKEN_POLL_MS);
    look();
  };

  document.addEventListener('visibilitychange', wakeOrSleep);
  wakeOrSleep();
  return () => {
    document.removeEventListener('visibilitychange', wakeOrSleep);
    sleep();
  };
}
