import { ANALYSIS_SUMS, SATISFIED_STARS, type AnalysisSums } from '@lobby/contract';
import { MARKS, type DayFacts, type FactDay } from '#/domains/analysis/bot/day-facts.ts';
import type { FactFilter } from './report.repository.ts';

/** What is counted of no conversation. */
export const NO_SUMS = Object.fromEntries(ANALYSIS_SUMS.map((sum) => [sum, 0])) as unknown as AnalysisSums;

export type KeyedSums = AnalysisSums & { key: string };

/** One conversation of a day. */
export interface FactAt extends Readonly<FactDay> {
  readonly index: number;
}

/** Middle times until a person's first reply, in milliseconds. */
export interface ReplyMiddles {
  first_reply_ms: number | null;
  first_reply_open_ms: number | null;
}

/** Adds up what is counted of conversations, under one key or another. */
export class Tally {
  readonly groups = new Map<string, KeyedSums>();
  readonly #replies = new Map<string, { clock: number[]; open: number[] }>();

  /** Counts a conversation; without a key it is in no group. */
  add(key: string | number | null | undefined, { facts, index }: FactAt): void {
    if (key === null || key === undefined || key === '') return;
    const name = String(key);
    let sums = this.groups.get(name);
    if (!sums) this.groups.set(name, (sums = { ...NO_SUMS, key: name }));
    addTo(sums, facts, index);
    const reply = facts.first_reply[index];
    if (reply === null || reply === undefined) return;
    let replies = this.#replies.get(name);
    if (!replies) this.#replies.set(name, (replies = { clock: [], open: [] }));
    replies.clock.push(reply);
    const open = facts.first_reply_open[index];
    if (open !== null && open !== undefined) replies.open.push(open);
  }

  /** The groups, the largest first. */
  sorted(): KeyedSums[] {
    return [...this.groups.values()].toSorted((a, b) => b.conversations - a.conversations || (a.key < b.key ? -1 : 1));
  }

  /** The middle ones of the times until a person's first reply, by the clock and in opening hours, of each group that has any. */
  replyMiddles(): Map<string, ReplyMiddles> {
    return new Map(
      [...this.#replies].map(([key, { clock, open }]) => [key, { first_reply_ms: middleOf(clock), first_reply_open_ms: middleOf(open) }]),
    );
  }
}

/** What does not add up: visitors, each once, and middle times, in milliseconds. */
export class Middles {
  readonly #people = new Set<string>();
  readonly #times = {
    first_reply: [] as number[],
    resolution: [] as number[],
    first_reply_open: [] as number[],
    resolution_open: [] as number[],
  };

  add({ facts, index }: FactAt): void {
    this.#people.add(facts.person[index] as string);
    for (const time of TIMES) {
      const ms = facts[time][index];
      if (ms !== null && ms !== undefined) this.#times[time].push(ms);
    }
  }

  read() {
    const { first_reply: reply, resolution, first_reply_open: replyOpen, resolution_open: resolutionOpen } = this.#times;
    return {
      people: this.#people.size,
      first_reply_ms: middleOf(reply),
      resolution_ms: middleOf(resolution),
      first_reply_open_ms: middleOf(replyOpen),
      resolution_open_ms: middleOf(resolutionOpen),
    };
  }
}

const TIMES = ['first_reply', 'resolution', 'first_reply_open', 'resolution_open'] as const;

/** The middle one of times, the earlier of two; null of none. */
export function middleOf(times: readonly number[]): number | null {
  const sorted = Float64Array.from(times).toSorted();
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null;
}

function addTo(sums: AnalysisSums, facts: DayFacts, index: number): void {
  const marks = facts.marks[index] as number;
  const has = (mark: keyof typeof MARKS) => ((marks & MARKS[mark]) === 0 ? 0 : 1);
  const stars = facts.stars[index] ?? null;
  sums.conversations += 1;
  sums.messages += facts.messages[index] as number;
  sums.asked += has('asked');
  sums.answered += has('answered');
  sums.offered += has('offered');
  sums.resolved += has('resolved');
  sums.matured += has('matured');
  sums.lasting += has('lasting');
  sums.abandoned += has('abandoned');
  sums.handed_over += facts.trigger[index] === '' ? 0 : 1;
  sums.replied += facts.first_reply[index] === null ? 0 : 1;
  sums.closed += facts.resolution[index] === null ? 0 : 1;
  sums.rated += stars === null ? 0 : 1;
  sums.stars += stars ?? 0;
  sums.satisfied += stars !== null && stars >= SATISFIED_STARS ? 1 : 0;
  sums.saved_answers += facts.saved[index] as number;
  sums.failures += facts.failures[index] as number;
  sums.cost_micro += facts.cost[index] as number;
}

/** Whether a filter lets a conversation through. */
export function fits({ channel, locale, agent, team }: FactFilter, { facts, index }: FactAt): boolean {
  return (
    (channel === undefined || facts.channel[index] === channel) &&
    (locale === undefined || facts.locale[index] === locale) &&
    (agent === undefined || facts.agent[index] === (agent === 0 ? null : agent)) &&
    (team === undefined || facts.team[index] === team.toLowerCase())
  );
}
