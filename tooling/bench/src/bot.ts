import { ANSWER_FLOOR, OFFER_FROM } from '@lobby/retrieval';
import { parseArgs } from 'node:util';
import { askSamples } from '#/bot/ask-samples.ts';
import type { Asked } from '#/bot/ask-samples.ts';
import { readBotSets, readKnowledge } from '#/bot/bot-set.ts';
import type { BotSet } from '#/bot/bot-set.ts';
import { shareOutcomes } from '#/bot/outcome.ts';
import { printMeasure, printSweeps } from '#/bot/print-measure.ts';
import { formatShare, formatTable } from '#/retrieval/print-table.ts';

interface Measured {
  readonly set: string;
  readonly size: number;
  readonly asked: readonly Asked[];
}

const EXIT_USAGE = 2;
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
    const shares = [right, honest, mute, muteFirst, muteNear, wrong, reachable, 1 - wrong, invented, aurocRight, aurocAnswerable];
    return [set, String(size), String(asked.length), ...shares.map((share) => (Number.isNaN(share) ? '–' : formatShare(share)))];
  });
  console.log(`\n${title}`);
  console.log(formatTable(HEAD, rows));
}

const only = (measured: readonly Measured[], half: Asked['half']): Measured[] =>
  measured.map(({ asked, ...rest }) => ({ ...rest, asked: asked.filter((one) => one.half === half) }));

const { values } = parseArgs({ options: { data: { type: 'string' }, knowledge: { type: 'string' } } });
if (values.data === undefined) {
  console.error('Say where the question sets are: pnpm bench:bot --data DIR. The project ships none; README.md tells their form.');
  process.exitCode = EXIT_USAGE;
} else {
  const sets = await readBotSets(values.data);
  const measured = measure([...sets, ...(values.knowledge === undefined ? [] : await readKnowledge(values.knowledge))]);
  printSweeps(only(measured, 'fit'), { answer: ANSWER_FLOOR, plausible: OFFER_FROM });
  printMeasure(only(measured, 'report'), { answer: ANSWER_FLOOR, plausible: OFFER_FROM });
  printTable(
    `Lobby, a fifth of the entries removed, floor ${ANSWER_FLOOR}, the half that no floor was chosen on`,
    only(measured, 'report'),
  );
}
