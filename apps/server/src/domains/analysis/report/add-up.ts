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

/** Adds up what is counted of conversations, under one key or another. */
export class Tally {
  readonly groups = new Map<string, KeyedSums>();
  readonly #replies = new Map<string, number[]>();

  /** Counts a conversation; without a key it is in no group. */
  add(key: string | number | null | undefined, { facts, index }: FactAt): void {
    if (key === null || key === undefined || key === '') return;
    const name = String(key);
    let sums = this.groups.get(name);
    if (!sums) this.groups.set(name, (sums = { ...NO_SUMS, key: name }));
    addTo(sums, facts, index);
    const reply = facts.first_reply[index];
    if (reply === null || reply === undefined) return;
    const replies = this.#replies.get(name);
    if (replies) replies.push(reply);
    else this.#replies.set(name, [reply]);
  }

  /** The groups, the largest first. */
  sorted(): KeyedSums[] {
    return [...this.groups.values()].toSorted((a, b) => b.conversations - a.conversations || (a.key < b.key ? -1 : 1));
  }

  /** The middle one of the times until a person's first reply, of each group that has any. */
  replyMiddles(): Map<string, number> {
    return new Map([...this.#replies].map(([key, times]) => [key, middleOf(times) ?? 0]));
  }
}

/** What does not add up: visitors, each once, and middle times, in milliseconds. */
export class Middles {
  readonly #people = new Set<string>();
  readonly #replies: number[] = [];
  readonly #resolutions: number[] = [];

  add({ facts, index }: FactAt): void {
    this.#people.add(facts.person[index] as string);
    const [reply, resolution] = [facts.first_reply[index], facts.resolution[index]];
    if (reply !== null && reply !== undefined) this.#replies.push(reply);
    if (resolution !== null && resolution !== undefined) this.#resolutions.push(resolution);
  }

  read() {
    return { people: this.#people.size, first_reply_ms: middleOf(this.#replies), resolution_ms: middleOf(this.#resolutions) };
  }
}

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
