import type { Logger } from 'pino';
import type { Database } from '#/database/open-database.ts';
import type { ConversationState } from '#/domains/conversation/conversation-state.ts';
import type { Ledger } from '#/domains/conversation/ledger.ts';
import { giveOut } from './give-out.ts';
import { takeBack } from './take-back.ts';

/** Shortest and longest wait for the next look, in milliseconds. */
const LOOK_MIN_MS = 1_000;
const LOOK_MAX_MS = 3_600_000;

/** Gives conversations in the queue to people, as soon as there is one and somebody who can take it. */
export interface Assigner {
  /** Something has changed that may give somebody a conversation. */
  wake(tenantId: number): void;
  /** Looks at a committed change of a conversation. */
  hear(tenantId: number, state: ConversationState, was?: ConversationState): void;
  /** Looks now; resolves when everything that can be given out is. @returns how many were */
  run(tenantId: number): Promise<number>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Nothing is begun any more; resolves when nothing is under way. */
  stop(): Promise<void>;
}

export interface AssignerParts {
  database: Database;
  ledger: Ledger;
  now: () => number;
  log: Logger;
  /** A colleague became somebody that time alone makes them: away, offline. */
  onPresence: (tenantId: number, userId: number) => void;
}

/** It counts among what its person has. */
const holds = ({ ownerKind, status }: ConversationState) => ownerKind === 'agent' && status !== 'snoozed';

export function createAssigner(parts: AssignerParts): Assigner {
  const { now, log } = parts;
  const running = new Map<number, Promise<number>>();
  const again = new Set<number>();
  const timers = new Map<number, NodeJS.Timeout>();
  /** Conversations that people have and since when, as far as this server has heard: one that leaves frees its person. */
  const held = new Map<string, number>();
  const presences = new Map<string, string>();
  let isStopped = false;

  async function work(tenantId: number): Promise<number> {
    again.delete(tenantId);
    const { people, next } = await takeBack(parts, tenantId);
    for (const { id, presence } of people) tellOf(tenantId, id, presence);
    const given = await giveOut(parts, tenantId);
    arm(tenantId, next);
    return given;
  }

  function tellOf(tenantId: number, userId: number, presence: string): void {
    const key = `${tenantId}:${userId}`;
    const before = presences.get(key);
    presences.set(key, presence);
    if (before !== undefined && before !== presence) parts.onPresence(tenantId, userId);
  }

  function arm(tenantId: number, next: number | null): void {
    clearTimeout(timers.get(tenantId));
    timers.delete(tenantId);
    if (next === null || isStopped) return;
    const wait = Math.min(Math.max(next - now(), LOOK_MIN_MS), LOOK_MAX_MS);
    timers.set(tenantId, setTimeout(() => wake(tenantId), wait).unref());
  }

  function run(tenantId: number): Promise<number> {
    const under = running.get(tenantId);
    if (under) {
      again.add(tenantId);
      return under;
    }
    const begun = work(tenantId).then(
      // Nobody else comes in between, so that no wish to look again is lost.
      (given) => {
        running.delete(tenantId);
        return again.has(tenantId) && !isStopped ? run(tenantId).then((more) => given + more) : given;
      },
      (error: unknown) => {
        running.delete(tenantId);
        throw error;
      },
    );
    running.set(tenantId, begun);
    return begun;
  }

  function wake(tenantId: number): void {
    if (isStopped || tenantId === 0) return;
    run(tenantId).catch((error: unknown) => log.error({ err: error, tenant: tenantId }, 'the queue could not be given out'));
  }

  return {
    wake,
    run,
    hear(tenantId, state, was) {
      const { id, status, assignedAt, waitingSince } = state;
      const isHeld = holds(state);
      const isKnown = held.has(id);
      if (!isHeld) held.delete(id);
      // Somebody has one less than before: it went to the bot, to its end, or to somebody else.
      const isFreed = was ? holds(was) && (!isHeld || was.agentId !== state.agentId) : isKnown && !isHeld;
      // What was given out, or what somebody waits for, is looked at when its time to be answered is over.
      const since = Math.max(assignedAt ?? 0, waitingSince ?? 0);
      const isNews = isHeld && held.get(id) !== since;
      if (isHeld) held.set(id, since);
      if (isFreed || status === 'queued' || (isNews && status === 'open' && !timers.has(tenantId))) wake(tenantId);
    },
    async idle() {
      while (running.size > 0) await Promise.allSettled(running.values());
    },
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await this.idle();
    },
  };
}
