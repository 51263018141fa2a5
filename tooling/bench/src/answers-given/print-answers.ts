import { formatShare, formatTable } from '#/retrieval/print-table.ts';
import type { Asked } from './ask-sets.ts';
import type { Outcome } from './judge-answer.ts';
import { outcomeOf } from './off-topic.ts';
import type { OffTopicAsked, OffTopicOutcome } from './off-topic.ts';

const HEAD = ['answerable', 'right', 'offered', 'right or offered', 'mute', 'wrong', 'unanswerable', 'honest', 'offer', 'false'];
const ANSWERABLE: readonly Outcome[] = ['right', 'offered', 'mute', 'wrong'];

/** The figures of some questions, in the order of the head. */
function figuresOf(asked: readonly Asked[]): string[] {
  const count = (...outcomes: Outcome[]): number => asked.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const answerable = count(...ANSWERABLE);
  const others = asked.length - answerable;
  const share = (part: number, whole: number): string => (whole === 0 ? '–' : formatShare(part / whole));
  const ofAnswerable = [['right'], ['offered'], ['right', 'offered'], ['mute'], ['wrong']] as const;
  const ofOthers = [['honest'], ['offer'], ['false']] as const;
  return [
    String(answerable),
    ...ofAnswerable.map((outcomes) => share(count(...outcomes), answerable)),
    String(others),
    ...ofOthers.map((outcomes) => share(count(...outcomes), others)),
  ];
}

/** A table with one row for each group, and one for all. */
function printGroups(title: string, asked: readonly Asked[], groupOf: (one: Asked) => string): void {
  const rows = [...Map.groupBy(asked, groupOf)].map(([group, members]) => [group, ...figuresOf(members)]);
  console.log(`\n${title}`);
  console.log(formatTable(['', ...HEAD], [...rows, ['all', ...figuresOf(asked)]]));
}

/** Prints what visitors got: by set, kind and language of whole bases, and by the size of the base. */
export function printAnswers(title: string, asked: readonly Asked[]): void {
  if (asked.length === 0) return;
  const whole = asked.filter(({ isWhole }) => isWhole);
  printGroups(`${title}: by set`, whole, ({ set }) => set);
  printGroups(`${title}: by kind of question`, whole, ({ kind }) => kind);
  printGroups(`${title}: by language of the knowledge`, whole, ({ locale }) => locale ?? 'other');
  printGroups(`${title}: by entries of the base`, asked, ({ size }) => String(size));
}

/** How much of what is foreign to every business was answered or offered an entry all the same. */
function foreignFigures(asked: readonly OffTopicAsked[]): string[] {
  const share = (outcome: OffTopicOutcome): string => formatShare(asked.filter((one) => outcomeOf(one) === outcome).length / asked.length);
  return [String(asked.length), share('answered'), share('offered')];
}

/** Prints what came of questions that are about nothing a business knows: of whole bases by topic and language, and by the size of the base. */
export function printOffTopic(title: string, asked: readonly OffTopicAsked[]): void {
  if (asked.length === 0) return;
  const print = (by: string, some: readonly OffTopicAsked[], groupOf: (one: OffTopicAsked) => string): void => {
    const rows = [...Map.groupBy(some, groupOf)].map(([group, members]) => [group, ...foreignFigures(members)]);
    console.log(`\n${title}: by ${by}`);
    console.log(formatTable(['', 'questions', 'answered', 'offered'], [...rows, ['all', ...foreignFigures(some)]]));
  };
  const whole = asked.filter(({ isWhole }) => isWhole);
  print('topic', whole, ({ topic }) => topic);
  print('language of the knowledge', whole, ({ locale }) => locale);
  print('entries of the base', asked, ({ size }) => String(size));
}

/** Prints each that was answered or offered something. Only of sets that may be looked at. */
export function printOffTopicQuestions(asked: readonly OffTopicAsked[]): void {
  for (const one of asked) {
    if (outcomeOf(one) === 'honest') continue;
    const got = one.given.map(({ answer, offers }) => answer ?? `[${offers.join(' ')}]`).join(' + ');
    console.log(`${outcomeOf(one).padEnd(9)}${one.set} ${one.topic}: ${one.text} → ${got}`);
  }
}

/** Prints each question that did not come out as it should. Only of sets that may be looked at. */
export function printQuestions(asked: readonly Asked[]): void {
  for (const { set, kind, outcome, text, given, answers } of asked) {
    if (outcome === 'right' || outcome === 'honest') continue;
    const got = given.map(({ answer, offers }) => answer ?? `[${offers.join(' ')}]`).join(' + ');
    console.log(`${outcome.padEnd(8)}${set} ${kind}: ${text} → ${got} (${answers.map((right) => right.join('|')).join(' + ')})`);
  }
}
