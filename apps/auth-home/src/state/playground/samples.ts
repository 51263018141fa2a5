/** Samples to begin with, one in each form: a text with headings, questions with answers, a table. */
export const SAMPLES = ['shop', 'clinic', 'software'] as const;

/** What one may ask of a sample: the last is not in it, so that one sees the bot say so. */
export const SAMPLE_QUESTIONS = ['first', 'second', 'unknown'] as const;
