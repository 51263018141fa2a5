import { ANALYSIS_SUMS, type AnalysisSums } from '@lobby/contract';
import type { Talk, TalkRun } from './random-talks.ts';

// Figures as one counts them by hand: nothing here is shared with what the product counts by.

const DAY = 86_400_000;

/** The day, and the hour of its week from Monday midnight, on which a moment falls in a zone. */
function localIn(zone: string, at: number) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  const of = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(of['weekday'] ?? '');
  return { day: `${of['year']}-${of['month']}-${of['day']}`, hour: String(weekday * 24 + Number(of['hour'])) };
}
const isAnswer = ({ state, kind }: TalkRun) => state === 'posted' && (kind === 'exact' || kind === 'generated');

/** A conversation and what it counts. */
export interface Counted extends AnalysisSums {
  talk: Talk;
  day: string;
  hour: string;
  agentId: number | undefined;
  firstReplyMs: number | undefined;
  resolutionMs: number | undefined;
  firstReplyOpenMs: number | undefined;
  resolutionOpenMs: number | undefined;
}

/** By what conversations are counted. */
export interface CountRule {
  /** Epoch milliseconds. */
  now: number;
  zone: string;
  /** Milliseconds between two moments that lie in the opening hours of a team, or of the business. */
  openMs: (teamId: string | null, from: number, to: number) => number;
}

/** What a conversation counts, worked out from what is known of it alone; undefined where it counts nowhere. */
export function countOne(talk: Talk, { now, zone, openMs }: CountRule): Counted | undefined {
  const { said, runs, trigger, csat, calledAt, lastAt } = talk;
  const [first] = said;
  if (!first || talk.status === 'thread' || talk.endedAs === 'spam') return undefined;
  const byPeople = said.filter(({ author, kind }) => author === 'agent' && kind !== 'event');
  const ranAtAll = runs.length > 0;
  const answers = runs.filter(isAnswer);
  const lastAsked = runs.findLast(({ kind }) => kind !== 'small_talk');
  const mayResolve =
    trigger === null &&
    byPeople.length === 0 &&
    answers.length > 0 &&
    lastAsked !== undefined &&
    isAnswer(lastAsked) &&
    !runs.some(({ verdict }) => verdict === 'down');
  const resolved = mayResolve && (answers.at(-1)?.verdict === 'up' || lastAt <= now - DAY);
  const pauses = runs.slice(1).map(({ at }, index) => at - (runs[index]?.at ?? at));
  const cameBack = pauses.some((pause) => pause > DAY && pause <= 7 * DAY);
  const isOld = lastAt <= now - 7 * DAY;
  const replyAt = calledAt === null ? (ranAtAll ? undefined : byPeople[0]?.at) : byPeople.find(({ at }) => at >= calledAt)?.at;
  const firstReplyMs = replyAt === undefined ? undefined : replyAt - (calledAt ?? first.at);
  const resolutionMs = talk.status === 'resolved' && talk.endedAs === null ? (talk.resolvedAt ?? 0) - first.at : undefined;
  return {
    talk,
    ...localIn(zone, first.at),
    agentId: byPeople[0]?.agentId ?? undefined,
    firstReplyMs,
    resolutionMs,
    firstReplyOpenMs: replyAt === undefined ? undefined : openMs(talk.teamId, calledAt ?? first.at, replyAt),
    resolutionOpenMs: resolutionMs === undefined ? undefined : openMs(talk.teamId, first.at, first.at + resolutionMs),
    conversations: 1,
    messages: said.filter(({ kind }) => kind !== 'event').length,
    asked: Number(ranAtAll),
    answered: Number(answers.length > 0),
    offered: Number(runs.some(({ state, kind }) => state === 'posted' && kind === 'clarify')),
    resolved: Number(resolved),
    matured: Number(resolved && (cameBack || isOld)),
    lasting: Number(resolved && !cameBack && isOld),
    handed_over: Number(trigger !== null),
    replied: Number(firstReplyMs !== undefined),
    closed: Number(resolutionMs !== undefined),
    abandoned: Number(talk.endedAs === 'abandoned'),
    rated: Number(csat !== null),
    stars: csat ?? 0,
    satisfied: Number((csat ?? 0) >= 4),
    saved_answers: resolved ? answers.length : 0,
    failures: talk.failed.length,
    cost_micro: runs.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
  };
}

export const sumOf = (all: readonly Counted[]): AnalysisSums =>
  Object.fromEntries(ANALYSIS_SUMS.map((part) => [part, all.reduce((sum, each) => sum + each[part], 0)])) as unknown as AnalysisSums;
const middle = (times: readonly (number | undefined)[]) => {
  const sorted = times.filter((time) => time !== undefined).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null;
};
export const totalOf = (all: readonly Counted[]) => ({
  ...sumOf(all),
  people: new Set(all.map(({ talk }) => talk.contactId)).size,
  first_reply_ms: middle(all.map(({ firstReplyMs }) => firstReplyMs)),
  resolution_ms: middle(all.map(({ resolutionMs }) => resolutionMs)),
  first_reply_open_ms: middle(all.map(({ firstReplyOpenMs }) => firstReplyOpenMs)),
  resolution_open_ms: middle(all.map(({ resolutionOpenMs }) => resolutionOpenMs)),
});
export const groupOf = (all: readonly Counted[]) => ({
  ...sumOf(all),
  first_reply_ms: middle(all.map(({ firstReplyMs }) => firstReplyMs)),
  first_reply_open_ms: middle(all.map(({ firstReplyOpenMs }) => firstReplyOpenMs)),
});
export const groupsOf = (all: readonly Counted[], key: (counted: Counted) => string | null | undefined) => {
  const groups = Map.groupBy(all, (each) => key(each) ?? '');
  groups.delete('');
  return groups;
};
