import { ANSWER_FLOOR, PLAUSIBLE_FLOOR } from '@lobby/retrieval';
import { parseArgs } from 'node:util';
import { askSamples } from '#/bot/ask-samples.ts';
import type { Asked } from '#/bot/ask-samples.ts';
import { readBotSets, readKnowledge } from '#/bot/bot-set.ts';
import type { BotSet } from '#/bot/bot-set.ts';
import { fitLogistic } from '#/bot/fit-logistic.ts';
import type { Example } from '#/bot/fit-logistic.ts';
import { shareOutcomes } from '#/bot/outcome.ts';
import { printMeasure, printSweeps } from '#/bot/print-measure.ts';
import { formatShare, formatTable } from '#/retrieval/print-table.ts';

interface Measured {
  readonly set: string;
  readonly size: number;
  readonly asked: readonly Asked[];
}

const EXIT_USAGE = 2;
/** What a question about something else counts in the fit beside one about the knowledge base: there are as many of them as of others. */
const OFF_TOPIC_WEIGHT = 0.6;
/** Entries of a knowledge base that is too small for its entries to be compared with one another. */
const TINY_SIZE = 2;
const HEAD = [
  'set',
  'entries',
  'questions',
  'right',
  'honest',
  'mute',
  'mute, first',
  'mute, 2nd to 5th',
  'wrong',
  'right or honest',
  'reachable',
  'not wrong',
  'invented',
  'AUROC right',
  'AUROC answerable',
];

function measure(sets: readonly BotSet[]): Measured[] {
  return sets.flatMap((set) => [...askSamples(set)].map(([size, asked]) => ({ set: set.name, size, asked })));
}

function printTable(title: string, measured: readonly Measured[]): void {
  const rows = measured.map(({ set, size, asked }) => {
    const { right, honest, mute, muteFirst, muteNear, wrong, reachable, invented, aurocRight, aurocAnswerable } = shareOutcomes(asked);
    const shares = [
      right,
      honest,
      mute,
      muteFirst,
      muteNear,
      wrong,
      right + honest,
      reachable,
      1 - wrong,
      invented,
      aurocRight,
      aurocAnswerable,
    ];
    return [set, String(size), String(asked.length), ...shares.map((share) => (Number.isNaN(share) ? '–' : formatShare(share)))];
  });
  console.log(`\n${title}`);
  console.log(formatTable(HEAD, rows));
}

function printFit(place: string, examples: readonly Example[]): void {
  const [bias, ...weights] = fitLogistic(examples);
  console.log(`\nFitted ${place}: bias ${bias?.toFixed(2)}, weights ${weights.map((weight) => weight.toFixed(2)).join(', ')}`);
}

/** Every set and size counts the same, however many questions it has. */
function examplesOf(measured: readonly Measured[], part: 'terms' | 'alone'): Example[] {
  return measured.flatMap(({ asked }) =>
    asked.flatMap(({ [part]: terms, right, answerable }) => {
      const isOffTopic = !asked.some((other) => other.answerable);
      return terms ? [{ terms, positive: right && answerable, weight: (isOffTopic ? OFF_TOPIC_WEIGHT : 1) / asked.length }] : [];
    }),
  );
}

/** The entries that were near where none was sure enough. */
function nearExamples(measured: readonly Measured[]): Example[] {
  return measured.flatMap(({ asked }) =>
    asked
      .filter(({ answered }) => !answered)
      .flatMap(({ near }) => near.map(({ terms, right }) => ({ terms, positive: right, weight: 1 / asked.length }))),
  );
}

const only = (measured: readonly Measured[], half: Asked['half']): Measured[] =>
  measured.map(({ asked, ...rest }) => ({ ...rest, asked: asked.filter((one) => one.half === half) }));

const { values } = parseArgs({ options: { data: { type: 'string' }, knowledge: { type: 'string' }, fit: { type: 'boolean' } } });
if (values.data === undefined) {
  console.error('Say where the question sets are: pnpm bench:bot --data DIR. The project ships none; README.md tells their form.');
  process.exitCode = EXIT_USAGE;
} else {
  const sets = await readBotSets(values.data);
  const measured = measure([...sets, ...(values.knowledge === undefined ? [] : await readKnowledge(values.knowledge))]);
  if (values.fit === true) {
    const half = only(measured, 'fit');
    printFit(
      'among others',
      examplesOf(
        half.filter(({ size }) => size > TINY_SIZE),
        'terms',
      ),
    );
    printFit('what may have been meant', nearExamples(half.filter(({ size }) => size > TINY_SIZE)));
    printFit(
      'alone',
      examplesOf(
        half.filter(({ size }) => size <= TINY_SIZE),
        'alone',
      ),
    );
  }
  printSweeps(only(measured, 'fit'), { answer: ANSWER_FLOOR, plausible: PLAUSIBLE_FLOOR });
  printMeasure(only(measured, 'report'), { answer: ANSWER_FLOOR, plausible: PLAUSIBLE_FLOOR });
  printTable(
    `Lobby, a fifth of the entries removed, floor ${ANSWER_FLOOR}, the half that the score was not fitted on`,
    only(measured, 'report'),
  );
}
