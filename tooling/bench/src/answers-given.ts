import { loadMeaning } from '@lobby/retrieval';
import { parseArgs } from 'node:util';
import { readAnswerSets } from '#/answers-given/answer-set.ts';
import type { Asked } from '#/answers-given/ask-sets.ts';
import { askSet } from '#/answers-given/ask-sets.ts';
import { joinTrades } from '#/answers-given/join-trades.ts';
import { thesauriWithoutTrades, tradeOf } from '#/answers-given/leave-trade-out.ts';
import { askOffTopic, readOffTopic } from '#/answers-given/off-topic.ts';
import { printAnswers, printOffTopic, printOffTopicQuestions, printQuestions } from '#/answers-given/print-answers.ts';
import { writeBelonging, writeConfidence } from '#/answers-given/write-model.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    questions: { type: 'boolean' },
    fit: { type: 'string' },
    use: { type: 'string', multiple: true },
    'leave-out': { type: 'boolean' },
  },
});
const wanted = values.use;
const sets = (await readAnswerSets(values.data)).filter(({ use }) => wanted === undefined || wanted.includes(use));

if (values.fit !== undefined) {
  const open = sets.filter(({ use }) => use !== 'reporting' && use !== 'unseen');
  if (values.fit === 'confidence') await writeConfidence(open);
  else if (values.fit === 'belonging') await writeBelonging(open);
  else throw new Error(`There is no model of ${values.fit}: --fit takes confidence or belonging.`);
  console.log('The model is written. Run it again without --fit to see what it gives.');
  process.exit();
}
const tuning = sets.filter(({ use }) => use === 'tuning');
const joined = await joinTrades(tuning);
const asked = [...sets, ...joined].flatMap((set) => askSet(set));
const used = (use: string) => asked.filter((one) => one.use === use);

printAnswers('Sets for tuning', used('tuning'));
if (values['leave-out'] === true) {
  const thesauri = await thesauriWithoutTrades(tuning);
  const without: Asked[] = [];
  for (const set of [...tuning, ...joined]) {
    const thesaurus = thesauri.get(tradeOf(set));
    without.push(...askSet(set, thesaurus && (await loadMeaning(thesaurus))));
  }
  printAnswers('Sets for tuning, each without the concepts of its own trade', without);
}
printAnswers('Sets for reporting', used('reporting'));
printAnswers('Sets of unseen trades', used('unseen'));
printAnswers(`Sets of ${values.data}`, used('data'));
const files = await readOffTopic();
const foreign = sets.flatMap((set) => askOffTopic(set, files));
const foreignTo = (use: string) => foreign.filter((one) => one.use === use);
printOffTopic('What no business knows, for tuning', foreignTo('tuning'));
printOffTopic('What no business knows, for reporting', foreignTo('reporting'));
if (values.questions === true) printOffTopicQuestions(foreignTo('tuning').filter(({ isWhole }) => isWhole));
if (values.questions === true) printQuestions([...used('tuning'), ...used('data')].filter(({ isWhole }) => isWhole));
