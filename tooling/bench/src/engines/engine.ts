import type { QuestionSet } from '#/retrieval/question-set.ts';

export interface Found {
  readonly id: string;
  /** Higher is better; what one engine's number means to another differs. */
  readonly score: number;
}

/** An engine with the documents of one set in it. */
export interface FilledEngine {
  search(question: string, limit: number): Found[];
}

export interface Engine {
  readonly name: string;
  fill(documents: QuestionSet['documents'], language: string): Promise<FilledEngine>;
}
