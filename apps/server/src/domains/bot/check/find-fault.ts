import type { BotManner, Locale, ModelFault } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import { makesUpLinks } from '#/domains/copilot/makes-up-links.ts';
import { repeatsItself } from './repeats-itself.ts';
import { tellsInstructions } from './tells-instructions.ts';

/** Longest answers by the length that the tenant chose, in characters; twice what the model is asked for. */
const LENGTH_MAX = { concise: 1_200, balanced: 2_400, detailed: 4_800 } as const satisfies Record<BotManner['length'], number>;
/** A shorter text may be a name or a number, which is of no language. */
const LANGUAGE_MIN = 12;

export interface Checked {
  locale: Locale;
  manner: Pick<BotManner, 'length' | 'instructions' | 'guardrails'>;
  question: string;
  passages: readonly { title: string; text: string }[];
  /** False while the rest is on its way: an address may still grow. */
  isWhole: boolean;
}

/** Why a model's words cannot be given to a visitor; undefined where they can. Pure. */
export function findFault(text: string, { locale, manner, question, passages, isWhole }: Checked): ModelFault | undefined {
  if (isWhole && !/[\p{L}\p{N}]/u.test(text)) return 'empty';
  if (text.length > LENGTH_MAX[manner.length]) return 'too_long';
  if (repeatsItself(text)) return 'repeats';
  if (isOtherLanguage(text, locale)) return 'wrong_language';
  const knowledge = passages.map((passage) => `${passage.title}\n${passage.text}`).join('\n');
  if (isWhole && makesUpLinks(text, knowledge)) return 'made_up_link';
  return tellsInstructions(text, [manner.instructions, ...manner.guardrails], `${knowledge}\n${question}`)
    ? 'tells_instructions'
    : undefined;
}

/** Readers of one written Chinese read the other; a text that shows no language is taken as it is. */
function isOtherLanguage(text: string, locale: Locale): boolean {
  if (text.length < LANGUAGE_MIN) return false;
  const written = detectLanguage(text, locale);
  return written !== undefined && written.split('-')[0] !== locale.split('-')[0];
}
