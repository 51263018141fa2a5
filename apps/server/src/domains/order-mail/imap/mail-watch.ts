import type { ImapFault } from '@lobby/contract';
import { setTimeout } from 'node:timers/promises';
import { ImapRefused, type OpenMailbox } from '#/outside/imap/imap.ts';
import type { Services } from '#/services.ts';
import { findMailbox, MAILS_MAX, noteLook, readNew, type TenantMailbox } from './mailbox.ts';

/** Mailboxes that one process stays with; the others are looked at every minute. */
const WATCHED_MAX = 200;
/** Wait after a connection that broke off, in milliseconds: twice as long each time, up to the longest. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 300_000;
/** A connection that breaks off for one of these is tried again; anything else is for somebody to mend. */
const PASSING: ReadonlySet<ImapFault> = new Set(['unreachable', 'timeout', 'server']);

/** Stays with mailboxes whose servers say by themselves that a mail has arrived (IMAP IDLE), so that it stands in its thread at once. */
export interface MailWatch {
  /** Stays with a mailbox until what opens it changes, or its server does not say anything by itself. */
  stay(services: Services, box: TenantMailbox): void;
  /** Has a mailbox looked at now by whoever is with it. @returns false where nobody is with it, as it is set up now */
  look(box: TenantMailbox): Promise<boolean>;
  /** Goes away from the mailbox of a business. */
  leave(tenantId: number): void;
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
  const watchers = new Map<number, Watcher>();

  function leave(tenantId: number): void {
    watchers.get(tenantId)?.gone.abort();
    watchers.delete(tenantId);
  }

  return {
    leave,
    stay(services, box) {
      const { tenantId, key } = box;
      if (watchers.get(tenantId)?.key === key) return;
      leave(tenantId);
      if (watchers.size >= WATCHED_MAX) return;
      const watcher: Watcher = {
        key,
        gone: new AbortController(),
        wake: new AbortController(),
        asked: [],
        isListening: false,
        done: Promise.resolve(),
      };
      watcher.gone.signal.addEventListener('abort', () => watcher.wake.abort());
      watchers.set(tenantId, watcher);
      watcher.done = watch(services, box, watcher)
        .catch((error: unknown) => services.log.error({ err: error, tenant: tenantId }, 'a mailbox is looked at every minute only'))
        .finally(() => {
          if (watchers.get(tenantId) === watcher) watchers.delete(tenantId);
          for (const answer of watcher.asked) answer(false);
        });
    },
    async look({ tenantId, key }) {
      const watcher = watchers.get(tenantId);
      if (watcher && watcher.key !== key) leave(tenantId);
      if (watcher?.key !== key || !watcher.isListening) return false;
      return new Promise((resolve) => {
        watcher.asked.push(resolve);
        watcher.wake.abort();
      });
    },
    async stop() {
      const all = [...watchers.values()];
      for (const tenantId of watchers.keys()) leave(tenantId);
      await Promise.all(all.map(({ done }) => done));
    },
  };
}

/** Connects again, later each time, as long as it may help. */
async function watch(services: Services, box: TenantMailbox, watcher: Watcher): Promise<void> {
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
async function listen(services: Services, { tenantId, key }: TenantMailbox, watcher: Watcher, mailbox: OpenMailbox, onRead: () => void) {
  for (;;) {
    const box = await findMailbox(services, tenantId);
    if (watcher.gone.signal.aborted || box?.key !== key) return;
    const asked = watcher.asked.splice(0);
    watcher.wake = new AbortController();
    if (watcher.gone.signal.aborted) watcher.wake.abort();
    try {
      // A mailbox that was filled while nobody was there is emptied before the wait.
      while ((await readNew(services, (await findMailbox(services, tenantId)) ?? box, mailbox)) === MAILS_MAX);
      await noteLook(services, box, null);
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
