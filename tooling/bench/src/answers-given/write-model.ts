import { EVIDENCE_SIGNS } from '@lobby/retrieval';
import type { ConfidenceModel } from '@lobby/retrieval';
import { writeFile } from 'node:fs/promises';
import type { AnswerSet } from './answer-set.ts';
import { collectChoices } from './collect-choices.ts';
import { fitChoices } from './fit-choices.ts';

const BENDS = 8;
const DIGITS = 4;
const TARGET = new URL('../../../../packages/retrieval/src/ranking/confidence-model.gen.ts', import.meta.url).pathname;

const rounded = (model: ConfidenceModel): string =>
  JSON.stringify(model, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value));

/** Fits the model of the engine's confidence where it is known what words mean, and writes it into its source. */
export async function writeModel(sets: readonly AnswerSet[]): Promise<void> {
  const model = fitChoices(await collectChoices(sets), { signs: EVIDENCE_SIGNS, bends: BENDS });
  await writeFile(
    TARGET,
    `/** The model of confidence where it is known what words mean, as \`pnpm bench:answers-given --fit\` fitted it; see \`confidence.ts\`. */
import type { ConfidenceModel } from './confidence-model.ts';

export const WITH_MEANING: ConfidenceModel = ${rounded(model)};
`,
  );
}
