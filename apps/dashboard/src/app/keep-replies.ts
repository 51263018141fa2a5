import { keptOutbox, type KeptOutbox } from '@lobby/api-client';
import { sessionSlice } from '@lobby/session';
import { sessionOutboxSlice, type Unsent } from '#/state/session-outbox-slice.ts';
import type { Store } from './store.ts';

const { repliesFound, replyGone } = sessionOutboxSlice.actions;

/** Keeps unsent replies where a reload does not lose them, apart for each person in each business. */
export function keepReplies(store: Store) {
  let key: string | undefined;
  let kept: KeptOutbox<Unsent> | undefined;
  let before: readonly Unsent[] = [];
  // What fails because its page is going away has not failed.
  let isLeaving = false;

  /** What was on its way is sent again, what had failed waits on. */
  const open = (nextKey: string | undefined) => {
    key = nextKey;
    kept = key === undefined ? undefined : keptOutbox(browserStorage(), key, isUnsent);
    const found = (kept?.read() ?? []).map((reply) => (reply.failure === undefined ? { ...reply, cutOff: true } : reply));
    if (found.length === 0) return;
    before = [...found, ...before];
    store.dispatch(repliesFound(found));
  };
  const look = () => {
    const user = sessionSlice.selectors.selectUser(store.getState());
    const nextKey = user && `lobby-desk-outbox:${user.tenant_id}:${user.id}`;
    if (nextKey !== key) open(nextKey);
    const now = store.getState().sessionOutbox;
    if (isLeaving || now === before) return;
    const last = before;
    before = now;
    kept?.follow(last, now);
  };
  /** What another tab has sent or deleted goes here too; what failed there is shown here. */
  const onStorage = (event: StorageEvent) => {
    if (!kept || event.key !== key) return;
    const theirs = kept.read();
    const ids = new Set(theirs.map(({ clientMsgId }) => clientMsgId));
    for (const { clientMsgId } of store.getState().sessionOutbox) if (!ids.has(clientMsgId)) store.dispatch(replyGone(clientMsgId));
    store.dispatch(repliesFound(theirs.filter(({ failure }) => failure !== undefined)));
  };
  const onHide = () => (isLeaving = true);
  const onShow = () => {
    isLeaving = false;
    look();
  };

  return {
    start() {
      const stop = store.subscribe(look);
      look();
      addEventListener('storage', onStorage);
      addEventListener('pagehide', onHide);
      addEventListener('pageshow', onShow);
      return () => {
        stop();
        removeEventListener('storage', onStorage);
        removeEventListener('pagehide', onHide);
        removeEventListener('pageshow', onShow);
      };
    },
    forget() {
      kept?.write([]);
      kept = undefined;
    },
  };
}

/** A browser that keeps nothing loses them with the page. */
function browserStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

function isUnsent(value: unknown): value is Unsent {
  const { conversationId, clientMsgId, text, writtenAt } = (value ?? {}) as Partial<Record<keyof Unsent, unknown>>;
  return [conversationId, clientMsgId, text].every((each) => typeof each === 'string') && typeof writtenAt === 'number';
}
