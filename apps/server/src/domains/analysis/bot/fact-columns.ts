/** What a day counts, as columns: first what is known of conversations, then what is known of the bot's runs. */
export const CONVERSATION_COUNTS = [
  'conversations',
  'answered',
  'contained',
  'resolved',
  'matured',
  'lasting',
  'rated',
  'stars',
  'satisfied',
  'timed',
  'first_answer_ms',
] as const;
export const RUN_COUNTS = [
  'questions',
  'answers',
  'no_answers',
  'small_talk',
  'failures',
  'clarified',
  'clarified_answers',
  'up',
  'down',
  'model_answers',
  'priced',
  'cost_micro',
  'tokens_in',
  'tokens_out',
  'tool_calls',
  'tool_failures',
] as const;
export const COUNTS = [...CONVERSATION_COUNTS, ...RUN_COUNTS] as const;

/** Sums of one day, or of many. */
export type FactCounts = Record<(typeof COUNTS)[number], number>;

/** A visitor who says nothing for so long after an answer needed nothing more, in milliseconds. */
export const SILENT_MS = 86_400_000;
/** What was resolved and stays so for this long is resolved for good, in milliseconds. */
export const LASTING_MS = 7 * 86_400_000;
