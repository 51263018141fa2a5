import { ANALYSIS_SUMS, SATISFIED_STARS, type AnalysisSums } from '@lobby/contract';
import { MARKS, type DayFacts, type FactDay } from '#/domains/analysis/bot/day-facts.ts';
import { middleOf } from './middle-of.ts';
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
    if (facts.first_reply[index] === null) return;
    let replies = this.#replies.get(name);
    if (!replies) this.#replies.set(name, (replies = { clock: [], open: [] }));
    keep(replies.clock, facts.first_reply[index]);
    keep(replies.open, facts.first_reply_open[index]);
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
  readonly #reply: number[] = [];
  readonly #resolution: number[] = [];
  readonly #replyOpen: number[] = [];
  readonly #resolutionOpen: number[] = [];

  add({ facts, index }: FactAt): void {
    this.#people.add(facts.person[index] as string);
    keep(this.#reply, facts.first_reply[index]);
    keep(this.#resolution, facts.resolution[index]);
    keep(this.#replyOpen, facts.first_reply_open[index]);
    keep(this.#resolutionOpen, facts.resolution_open[index]);
  }

  read() {
    return {
      people: this.#people.size,
      first_reply_ms: middleOf(this.#reply),
      resolution_ms: middleOf(this.#resolution),
      first_reply_open_ms: middleOf(this.#replyOpen),
      resolution_open_ms: middleOf(this.#resolutionOpen),
    };
  }
}

function keep(times: number[], time: number | null | undefined): void {
  if (time !== null && time !== undefined) times.push(time);
}

function addTo(sums: AnalysisSums, facts: DayFacts, index: number): void {
  const marks = facts.marks[index] as number;
  const stars = facts.stars[index] ?? 0;
  sums.conversations += 1;
  sums.messages += facts.messages[index] as number;
  if (marks & MARKS.asked) sums.asked += 1;
  if (marks & MARKS.answered) sums.answered += 1;
  if (marks & MARKS.offered) sums.offered += 1;
  if (marks & MARKS.resolved) sums.resolved += 1;
  if (marks & MARKS.matured) sums.matured += 1;
  if (marks & MARKS.lasting) sums.lasting += 1;
  if (marks & MARKS.abandoned) sums.abandoned += 1;
  if (facts.trigger[index] !== '') sums.handed_over += 1;
  if (facts.first_reply[index] !== null) sums.replied += 1;
  if (facts.resolution[index] !== null) sums.closed += 1;
  if (stars > 0) sums.rated += 1;
  sums.stars += stars;
  if (stars >= SATISFIED_STARS) sums.satisfied += 1;
  sums.saved_answers += facts.saved[index] as number;
  sums.failures += facts.failures[index] as number;
  sums.cost_micro += facts.cost[index] as number;
}

/** Whether a filter lets a conversation through. */
export function fits({ channel, locale, agent, team, campaign }: FactFilter, { facts, places, index }: FactAt): boolean {
  return (
    (channel === undefined || facts.channel[index] === channel) &&
    (locale === undefined || facts.locale[index] === locale) &&
    (agent === undefined || facts.agent[index] === (agent === 0 ? null : agent)) &&
    (team === undefined || facts.team[index] === team.toLowerCase()) &&
    (campaign === undefined || places?.campaign[index] === campaign)
  );
}
