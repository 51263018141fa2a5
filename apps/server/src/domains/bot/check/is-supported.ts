import { detectLanguage } from '@lobby/retrieval';
import { contradicts } from './contradicts.ts';
import { hasSupportedCommands, hasSupportedMoney, hasSupportedNames } from './supported-names.ts';
import { hasSupportedNumbers } from './supported-numbers.ts';

/**
 * Whether what a text cites carries it: its numbers, names, prices and commands are there, and it says yes and no where that does. Names and kinds
 * of money are compared within one language alone. Pure.
 * @param said what the visitor has said, which may be repeated
 */
export function isSupported(text: string, cited: readonly { title: string; text: string }[], said: string): boolean {
  const from = cited.map((passage) => `${passage.title}\n${passage.text}`).join('\n');
  const known = `${from}\n${said}`;
  if (!hasSupportedNumbers(text, known) || !hasSupportedCommands(text, known)) return false;
  if (languageOf(text) !== languageOf(from)) return true;
  return hasSupportedNames(text, known) && hasSupportedMoney(text, known) && !contradicts(text, from);
}

/** Readers of one written Chinese read the other. */
function languageOf(text: string): string | undefined {
  return detectLanguage(text)?.split('-')[0];
}
