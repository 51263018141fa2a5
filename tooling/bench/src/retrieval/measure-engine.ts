import type { Engine, FilledEngine } from '#/engines/engine.ts';
import { meanQuality, percentile, qualityOf } from './measures.ts';
import type { Quality } from './measures.ts';
import type { QuestionSet } from './question-set.ts';

export interface EngineFigures extends Quality {
  /** Milliseconds for all documents. */
  readonly build: number;
  /** Milliseconds a question. */
  readonly p50: number;
  readonly p95: number;
}

const LIMIT = 10;
/** Questions asked before the clock runs, so that every engine is compiled. */
const WARM_UP = 100;
/** Each question's time is the best of this many, so that another process on the machine does not count. */
const REPEATS = 3;

/** Milliseconds of each question, best of a few tries. */
export function timeQuestions(engine: FilledEngine, questions: readonly string[]): number[] {
  for (const question of questions.slice(0, WARM_UP)) engine.search(question, LIMIT);
  return questions.map((question) => {
    let best = Number.POSITIVE_INFINITY;
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const start = performance.now();
      engine.search(question, LIMIT);
      best = Math.min(best, performance.now() - start);
    }
    return best;
  });
}

export async function measureEngine(engine: Engine, set: QuestionSet): Promise<EngineFigures> {
  const start = performance.now();
  const filled = await engine.fill(set.documents, set.language);
  const build = performance.now() - start;
  const qualities = set.questions.map(({ text, grades }) => {
    const ids = filled.search(text, LIMIT).map(({ id }) => id);
    return qualityOf(ids, grades);
  });
  const times = timeQuestions(
    filled,
    set.questions.map(({ text }) => text),
  );
  return { ...meanQuality(qualities), build, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
