import type { ChatEvent, ChatState } from '#/state/chat-state.ts';
import type { Store } from '#/state/store.ts';
import { backoff } from './backoff.ts';
import { judgeFailure } from './judge-failure.ts';
import type { Rest } from './lane.ts';
import type { Identity, VisitorSession } from './visitor-session.ts';
import type { VisitorApi } from './visitor.ts';

/** What the lanes of one chat work with. */
export interface Desk {
  readonly api: VisitorApi;
  readonly session: VisitorSession;
  readonly store: Store<ChatState, ChatEvent>;
  readonly isConnected: () => boolean;
  readonly now: () => number;
}

/** Work that is repeated after failures; `identity` is undefined where the failure came before there was one. */
export type Attempt = (identity: Identity) => Promise<Rest | undefined>;

/**
 * Wraps the work of a lane: begins a session first, notes whether the server could be reached, and rests as long as the
 * failure asks for. It gives up only where the address names no business.
 */
export function persistent(desk: Desk, attempt: Attempt): () => Promise<Rest | undefined> {
  const { session, store } = desk;
  let failures = 0;
  return async () => {
    let identity: Identity | undefined;
    try {
      if (store.get().phase === 'nowhere') return undefined;
      identity = await session.current();
      const rest = await attempt(identity);
      failures = 0;
      store.dispatch({ type: 'reached' });
      return rest;
    } catch (error) {
      failures += 1;
      return afterFailure(desk, error, identity, failures);
    }
  };
}

function afterFailure({ session, store, now }: Desk, error: unknown, identity: Identity | undefined, failures: number): Rest | undefined {
  const verdict = judgeFailure(error);
  if (identity === undefined) {
    const nowhere = verdict.kind === 'session_over' || verdict.kind === 'refused';
    store.dispatch({ type: 'begin_failed', reason: 'reason' in verdict ? verdict.reason : verdict.kind, nowhere });
    if (nowhere) return undefined;
  }
  if (verdict.kind === 'throttled') {
    store.dispatch({ type: 'throttled', until: now() + verdict.ms });
    return { ms: verdict.ms, firm: true };
  }
  if (verdict.kind === 'session_over') session.renew(identity);
  else store.dispatch({ type: 'unreachable' });
  return { ms: verdict.kind === 'session_over' && failures === 1 ? 0 : backoff(failures, Math.random()) };
}
