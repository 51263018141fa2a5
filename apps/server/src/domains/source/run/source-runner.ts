import { randomUUID } from 'node:crypto';
import { FALLBACK_LOCALE } from '@lobby/contract';
import { inBackground } from '#/database/give-way.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { takeTurns } from '#/take-turns.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';
import { admitWaiting } from './admit-held.ts';
import { createRestingReaders } from './resting-readers.ts';
import { findWork, lastLease, releaseLease, releaseLeft, renewLease, saveDue, takeLease } from './source.repository.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { runSource } from './run-source.ts';
import type { Run, SourceParts } from './source-parts.ts';

/** Sources that one process reads at a time. */
const AT_ONCE = 3;
/** A reader that is not heard of for so long has died, and how often it is heard of, in milliseconds. */
const LEASE_MS = 20_000;
const BEAT_MS = 5_000;
/** Shortest time between two announcements of one source, in milliseconds. */
const TELL_MS = 1_000;

/** Reads sources, each by one process at a time. */
export interface SourceRunner {
  /** Reads a source that is to be read, when its turn comes. */
  wake(tenantId: number, sourceId: string): void;
  /** Ends the reading of a source in this process; others notice by themselves. */
  halt(sourceId: string): void;
  /**
   * Takes up what is due and what another process left in the middle; what somebody seemed to read still, when his time is over.
   * @param isAlone no other process can be reading: whatever is begun was left. @returns how many are taken up now
   */
  recover(isAlone?: boolean): Promise<number>;
  /** Resolves when nothing is being read. */
  idle(): Promise<void>;
  /** Ends every reading where it is; the next process goes on there. */
  stop(): Promise<void>;
}

export function createSourceRunner(given: SourceParts): SourceRunner {
  const parts = { ...given, database: inBackground(given.database) };
  const running = new Map<string, { control: AbortController; done: Promise<void>; isAgain: boolean }>();
  const inTurn = takeTurns(AT_ONCE);
  const readers = createRestingReaders(AT_ONCE);
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;

  async function run(tenantId: number, sourceId: string, control: AbortController): Promise<void> {
    if (control.signal.aborted) return;
    const { database, now, log } = parts;
    const lease = randomUUID();
    const source = await inTenant(database, tenantId, (scope) =>
      takeLease(scope, sourceId, { lease, now: now(), until: now() + LEASE_MS }),
    );
    if (!source) return;
    const renew = () =>
      inTenant(database, tenantId, (scope) => renewLease(scope, sourceId, lease, now() + LEASE_MS)).then(
        (isHeld) => isHeld || control.abort(new Error('somebody else decides about this source now')),
        (error: unknown) => log.warn({ err: error, source: sourceId }, 'a lease could not be renewed'),
      );
    const beat = setInterval(() => void renew(), BEAT_MS);
    const reader = readers.take(tenantId);
    const tell = everySoOften(() => parts.announcer.sourceChanged(tenantId, sourceId), TELL_MS);
    try {
      const tenant = await findTenant({ database }, String(tenantId));
      const locale = tenant?.defaultLocale ?? FALLBACK_LOCALE;
      const job: Run = { ...parts, tenantId, source, lease, signal: control.signal, reader, locale, tell: tell.call };
      await runSource(job);
    } finally {
      clearInterval(beat);
      // What was given up in the middle may be reading still.
      if (control.signal.aborted || isStopped) reader.stop();
      else readers.giveBack(tenantId, reader);
      tell.end();
      await inTenant(database, tenantId, (scope) => releaseLease(scope, sourceId, lease));
      parts.announcer.sourceChanged(tenantId, sourceId);
    }
  }

  function wake(tenantId: number, sourceId: string): void {
    if (isStopped) return;
    const known = running.get(sourceId);
    if (known) {
      known.isAgain = true;
      return;
    }
    const control = new AbortController();
    const done = inTurn(() => run(tenantId, sourceId, control))
      .catch((error: unknown) => parts.log.error({ err: error, source: sourceId }, 'a source waits for the next round'))
      .then(() => {
        const isAgain = running.get(sourceId)?.isAgain ?? false;
        running.delete(sourceId);
        if (isAgain) wake(tenantId, sourceId);
      });
    running.set(sourceId, { control, done, isAgain: false });
  }

  /** Looks once more when the last word of a reader who may be dead is too old. */
  function lookAgain(leaseUntil: number): void {
    clearTimeout(again);
    again = setTimeout(
      () => {
        recover(false).catch((error: unknown) => parts.log.error({ err: error }, 'sources wait for the next round'));
      },
      leaseUntil - parts.now() + 1,
    ).unref();
  }

  async function recover(isAlone: boolean): Promise<number> {
    const work: { tenantId: number; id: string }[] = [];
    let held = 0;
    for (const tenantId of await inPlatform(parts.database, listTenantIds)) {
      const ids = await inTenant(parts.database, tenantId, async (scope) => {
        if (isAlone) await releaseLeft(scope, [...running.keys()]);
        held = Math.max(held, await lastLease(scope, [...running.keys()]));
        if ((await findSubscription(scope, parts.now())).endTime <= parts.now()) return [];
        await admitWaiting(scope, parts.now());
        const found = await findWork(scope, parts.now());
        for (const { id, isDue } of found) if (isDue) await saveDue(scope, id);
        return found.map(({ id }) => id);
      });
      work.push(...ids.map((id) => ({ tenantId, id })));
    }
    for (const { tenantId, id } of work) wake(tenantId, id);
    if (held > parts.now() && !isStopped) lookAgain(held);
    return work.length;
  }

  return {
    wake,
    recover: (isAlone = false) => recover(isAlone),
    halt(sourceId) {
      running.get(sourceId)?.control.abort(new Error('the reading was ended by a person'));
    },
    async idle() {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
    },
    async stop() {
      isStopped = true;
      clearTimeout(again);
      for (const { control } of running.values()) control.abort(new Error('the server stops'));
      await Promise.all([...running.values()].map(({ done }) => done));
      readers.stop();
    },
  };
}

/** Calls at once, and then at most once in a while; the last call is never lost. */
function everySoOften(work: () => void, everyMs: number): { call: () => void; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let isWanted = false;
  const later = () => {
    timer = undefined;
    if (isWanted) call();
  };
  function call(): void {
    isWanted = timer !== undefined;
    if (timer) return;
    work();
    timer = setTimeout(later, everyMs);
  }
  return { call, end: () => clearTimeout(timer) };
}
