import { EVIDENCE_SIGNS } from '@lobby/retrieval';
import { parseArgs } from 'node:util';
import { readAnswerSets } from '#/answers-given/answer-set.ts';
import { askSet } from '#/answers-given/ask-sets.ts';
import { collectChoices } from '#/answers-given/collect-choices.ts';
import { fitChoices } from '#/answers-given/fit-choices.ts';
import { thesauriWithoutTrades, tradeOf } from '#/answers-given/leave-trade-out.ts';
import { printAnswers, printQuestions } from '#/answers-given/print-answers.ts';

const shown = (weights: readonly number[]): string => weights.map((weight) => weight.toFixed(2)).join(', ');

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    questions: { type: 'boolean' },
    fit: { type: 'boolean' },
    use: { type: 'string', multiple: true },
    'leave-out': { type: 'boolean' },
  },
});
const wanted = values.use;
const sets = (await readAnswerSets(values.data)).filter(({ use }) => wanted === undefined || wanted.includes(use));

if (values.fit === true) {
  const { entry, none } = fitChoices(
    await collectChoices(sets.filter(({ use }) => use !== 'reporting' && use !== 'unseen')),
    EVIDENCE_SIGNS,
  );
  console.log(`Fitted: entry ${shown(entry)}; none ${shown(none)}`);
}
const asked = sets.flatMap((set) => askSet(set));
const used = (use: string) => asked.filter((one) => one.use === use);

printAnswers('Sets for tuning', used('tuning'));
if (values['leave-out'] === true) {
  const tuning = sets.filter(({ use }) => use === 'tuning');
  const thesauri = await thesauriWithoutTrades(tuning);
  printAnswers(
    'Sets for tuning, each without the concepts of its own trade',
    tuning.flatMap((set) => askSet(set, thesauri.get(tradeOf(set)))),
  );
}
printAnswers('Sets for reporting', used('reporting'));
printAnswers('Sets of unseen trades', used('unseen'));
printAnswers(`Sets of ${values.data}`, used('data'));
if (values.questions === true) printQuestions([...used('tuning'), ...used('data')].filter(({ isWhole }) => isWhole));
