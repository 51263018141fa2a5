import type { ImapFault } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ImapRefused, type OpenMailbox } from '#/outside/imap/imap.ts';
import type { Services } from '#/services.ts';
import { MAILS_MAX, readNew } from './read-new.ts';
import type { WatchedMailbox } from './watched-mailbox.ts';

/** Mailboxes that one process stays with; the others are looked at every minute. */
const WATCHED_MAX = 200;
/** Wait after a connection that broke off, in milliseconds: twice as long each time, up to the longest. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 300_000;
/** A server that has a mailbox says so again each minute; one that has died is followed by another after so long, in milliseconds. */
const RENEW_MS = 60_000;
const HOLD_MS = 150_000;
export const holdUntil = (now: number) => now + HOLD_MS;

/** A connection that breaks off for one of these is tried again; anything else is for somebody to mend. */
const PASSING: ReadonlySet<ImapFault> = new Set(['unreachable', 'timeout', 'server']);

/** Stays with mailboxes whose servers say by themselves that a mail has arrived (IMAP IDLE), so that it stands in its thread at once. */
export interface MailWatch {
  /** What this server is called by those who hold mailboxes. */
  readonly holder: string;
  /**
   * Stays with a mailbox that it holds until what opens it changes, another server has it, or its server does not say anything by itself.
   * @returns whether somebody is with it from now on
   */
  stay(services: Services, box: WatchedMailbox): boolean;
  /** Has a mailbox looked at now by whoever is with it. @returns false where nobody here is with it, as it is set up now */
  look(box: WatchedMailbox): Promise<boolean>;
  /** Goes away from a mailbox. */
  leave(id: string): void;
  /** Goes away from all, after what is under way. */
  stop(): Promise<void>;
}

/** Somebody with one mailbox. */
interface Watcher {
  key: string;
  gone: AbortController;
  /** Ends the wait for a mail. */
  wake: AbortController;
  /** Those who wait for the end of the next look. */
  asked: ((isDone: boolean) => void)[];
  isListening: boolean;
  done: Promise<void>;
}

/** How long to wait after so many failures in a row, in milliseconds. */
export function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
}

export function createMailWatch(): MailWatch {
  const watchers = new Map<string, Watcher>();
  const holder = randomUUID();

  function leave(id: string): void {
    watchers.get(id)?.gone.abort();
    watchers.delete(id);
  }

  return {
    holder,
    leave,
    stay(services, box) {
      const { id, tenantId, key } = box;
      if (watchers.get(id)?.key === key) return true;
      leave(id);
      if (watchers.size >= WATCHED_MAX) return false;
      const watcher: Watcher = {
        key,
        gone: new AbortController(),
        wake: new AbortController(),
        asked: [],
        isListening: false,
        done: Promise.resolve(),
      };
      watcher.gone.signal.addEventListener('abort', () => watcher.wake.abort());
      watchers.set(id, watcher);
      const onError = (error: unknown) =>
        services.log.error({ err: error, tenant: tenantId, mailbox: id }, 'a mailbox is looked at every minute only');
      const renewal = setInterval(() => {
        const held = box.hold(holder, holdUntil(services.now()));
        void held.then((isHeld) => (isHeld ? undefined : watcher.gone.abort())).catch(onError);
      }, RENEW_MS).unref();
      watcher.done = watch(services, box, watcher)
        .catch(onError)
        .then(async () => {
          clearInterval(renewal);
          const isReplaced = watchers.has(id) && watchers.get(id) !== watcher;
          if (!isReplaced) watchers.delete(id);
          for (const answer of watcher.asked) answer(false);
          // Whoever comes next need not wait.
          if (!isReplaced) await box.hold(holder, services.now()).catch(onError);
        });
      return true;
    },
    async look({ id, key }) {
      const watcher = watchers.get(id);
      if (watcher && watcher.key !== key) leave(id);
      if (watcher?.key !== key || !watcher.isListening) return false;
      return new Promise((resolve) => {
        watcher.asked.push(resolve);
        watcher.wake.abort();
      });
    },
    async stop() {
      const all = [...watchers.values()];
      for (const id of watchers.keys()) leave(id);
      await Promise.all(all.map(({ done }) => done));
    },
  };
}

/** Connects again, later each time, as long as it may help. */
async function watch(services: Services, box: WatchedMailbox, watcher: Watcher): Promise<void> {
  const { signal } = watcher.gone;
  for (let failures = 0; !signal.aborted;) {
    try {
      await services.imap.withMailbox(box.address, (mailbox) =>
        listen(services, box, watcher, mailbox, () => {
          failures = 0;
        }),
      );
      return;
    } catch (error) {
      if (!(error instanceof ImapRefused)) throw error;
      if (signal.aborted || !PASSING.has(error.fault)) return;
    } finally {
      watcher.isListening = false;
    }
    failures += 1;
    await setTimeout(waitAfter(failures), undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Reads, and waits for the next mail, until nobody wants it any more. */
async function listen(services: Services, opened: WatchedMailbox, watcher: Watcher, mailbox: OpenMailbox, onRead: () => void) {
  for (;;) {
    const box = await opened.again();
    if (watcher.gone.signal.aborted || box?.key !== opened.key) return;
    const asked = watcher.asked.splice(0);
    watcher.wake = new AbortController();
    if (watcher.gone.signal.aborted) watcher.wake.abort();
    try {
      // A mailbox that was filled while nobody was there is emptied before the wait.
      while ((await readNew(services, (await box.again()) ?? box, mailbox)) === MAILS_MAX);
      await box.noteLook(null);
    } catch (error) {
      for (const answer of asked) answer(false);
      throw error;
    }
    onRead();
    watcher.isListening = true;
    for (const answer of asked) answer(true);
    if ((await mailbox.nextMail(watcher.wake.signal)) === 'unsupported') return;
  }
}
