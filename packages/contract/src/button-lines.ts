import type { AnswerButton } from './corpus-entry.ts';

/** The buttons of an answer as lines of text, for who cannot press. */
export function buttonLines(buttons: readonly AnswerButton[]): string[] {
  return buttons.map(({ kind, label, target }) => (kind === 'url' ? `${label}: ${target}` : label));
}
