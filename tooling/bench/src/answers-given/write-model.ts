import { BELONGING_TERMS, EVIDENCE_SIGNS } from '@lobby/retrieval';
import type { ConfidenceModel } from '@lobby/retrieval';
import { writeFile } from 'node:fs/promises';
import type { AnswerSet } from './answer-set.ts';
import { collectBelonging } from './collect-belonging.ts';
import { collectChoices } from './collect-choices.ts';
import { fitChoices } from './fit-choices.ts';
import { readOffTopic } from './off-topic.ts';

const BENDS = 8;
const BELONGING_BENDS = 4;
const DIGITS = 4;
const ENGINE = new URL('../../../../packages/retrieval/src/', import.meta.url).pathname;

const rounded = (model: ConfidenceModel): string =>
  JSON.stringify(model, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value));

async function write(path: string, from: string, name: string, what: string, model: ConfidenceModel): Promise<void> {
  const lines = [
    `/** ${what} */`,
    `import type { ConfidenceModel } from '${from}';`,
    '',
    `export const ${name}: ConfidenceModel = ${rounded(model)};`,
  ];
  await writeFile(`${ENGINE}${path}`, `${lines.join('\n')}\n`);
}

/** Fits the model of the engine's confidence where it is known what words mean, and writes it into its source. */
export async function writeConfidence(sets: readonly AnswerSet[]): Promise<void> {
  const model = fitChoices(await collectChoices(sets), { signs: EVIDENCE_SIGNS, bends: BENDS });
  const what =
    'The model of confidence where it is known what words mean, as `pnpm bench:answers-given --fit confidence` fitted it; see `confidence.ts`.';
  await write('ranking/confidence-model.gen.ts', './confidence-model.ts', 'WITH_MEANING', what, model);
}

/** The public sets whose questions are about the world, by the language in which they are asked. */
function aboutTheWorld(sets: readonly AnswerSet[]): Map<string, AnswerSet[]> {
  const languages: [string, RegExp][] = [
    ['en-US', /^xquad-en/],
    ['ja-JP', /^jsquad/],
    ['zh-CN', /^cmrc2018/],
    ['zh-HK', /^cmrc-qHK/],
  ];
  return new Map(languages.map(([locale, name]) => [locale, sets.filter((set) => name.test(set.name))]));
}

/** Fits the model of what belongs to a base, and writes it into the engine's source. */
export async function writeBelonging(sets: readonly AnswerSet[]): Promise<void> {
  const tuning = sets.filter(({ use }) => use === 'tuning');
  const choices = await collectBelonging(tuning, await readOffTopic(), aboutTheWorld(sets));
  const signs = Array.from({ length: BELONGING_TERMS }, () => 0);
  const model = fitChoices(choices, { signs, bends: BELONGING_BENDS });
  const what =
    'The model of what belongs to a knowledge base, as `pnpm bench:answers-given --fit belonging` fitted it; see `belonging.ts`.';
  await write('decision/belonging-model.gen.ts', '#/ranking/confidence-model.ts', 'BELONGING', what, model);
}
