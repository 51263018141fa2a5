import { percentile } from '#test/load/percentile.ts';
import type { Answered } from './ask-visitor.ts';
import type { LoopNote } from './watch-loop.preload.ts';
import type { MachineWatch } from './watch-machine.ts';

/** No answer may come later than it does undisturbed by more than so much, in milliseconds. */
export const LATER_MAX_MS = 200;
/** Longest time without any answer while it is asked every quarter of a second, in milliseconds. */
const SILENCE_MAX_MS = 2_000;
const MB = 1_048_576;

/** What was seen before, during and after the work. */
export interface Phases {
  /** When it began, when the work did, when the work was over, when all was over; in milliseconds since 1970. */
  times: number[];
  answers: Answered[][];
  notes: LoopNote[];
}

/** Lines that show each figure beside its goal. */
export function judge({ times, answers, notes }: Phases, machine: Pick<MachineWatch, 'between'>): { lines: string[]; isMet: boolean } {
  const shown = (value: number) => `${value.toFixed(0)} ms`.padStart(8);
  const lines = ['before', 'during', 'after '].map((name, phase) => {
    const took = (answers[phase] ?? []).map((answer) => answer.took);
    const [from = 0, to = 0] = [times[phase], times[phase + 1]];
    const within = notes.filter(({ at }) => at > from && at <= to);
    const worst = (pick: (note: LoopNote) => number) => Math.max(0, ...within.map(pick));
    return (
      `${name}  answer: median ${shown(percentile(took, 0.5))}  p95 ${shown(percentile(took, 0.95))}  worst ${shown(percentile(took, 1))}  of ${String(took.length).padStart(4)}` +
      `   thread held ${shown(worst(({ heldMs }) => heldMs))}   memory ${(worst(({ rss }) => rss) / MB).toFixed(0)} MB` +
      `   bare timer of the machine late ${shown(machine.between(from, to).worst)}`
    );
  });
  const [before = [], during = [], after = []] = answers;
  const undisturbed = [...before, ...after].map(({ took }) => took);
  const later = (share: number) =>
    percentile(
      during.map(({ took }) => took),
      share,
    ) - percentile(undisturbed, share);
  const [later50, later95, laterWorst] = [0.5, 0.95, 1].map(later) as [number, number, number];
  const silence = during.slice(1).reduce((most, { at, took }, place) => {
    const last = during[place];
    return Math.max(most, last ? at + took - (last.at + last.took) : 0);
  }, 0);
  const isMet = Math.max(later50, later95, laterWorst) <= LATER_MAX_MS && silence <= SILENCE_MAX_MS;
  const said = (met: boolean) => (met ? 'met' : 'MISSED');
  lines.push(
    `later than undisturbed: median by ${shown(later50)}, p95 by ${shown(later95)}, worst by ${shown(laterWorst)}  goal ≤ ${LATER_MAX_MS} ms  ${said(Math.max(later50, later95, laterWorst) <= LATER_MAX_MS)}`,
    `longest time between two answers ${shown(silence)}  goal ≤ ${SILENCE_MAX_MS} ms  ${said(silence <= SILENCE_MAX_MS)}`,
  );
  return { lines, isMet };
}
