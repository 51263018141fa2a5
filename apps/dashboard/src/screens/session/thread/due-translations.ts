import { isCorrection, TRANSLATE_BATCH_MAX, type Message, type Translation } from '@lobby/contract';

/** The latest messages that are translated by themselves; earlier ones when somebody asks. */
const LATEST_MAX = 30;

/** Whether a message has words that can be translated. */
export function isTranslatable(message: Message): boolean {
  return message.kind === 'text' && !isCorrection(message) && message.deleted_at === undefined && message.body.trim() !== '';
}

/**
 * Messages to translate next, the latest first: those without a translation, or with one of words that have changed.
 * What failed waits for somebody to ask. Pure.
 */
export function dueTranslations(
  messages: readonly Message[],
  found: (seq: number) => Translation | undefined,
  asked: ReadonlySet<number>,
): number[] {
  return messages
    .filter(isTranslatable)
    .slice(-LATEST_MAX)
    .map(({ seq }) => seq)
    .filter((seq) => !asked.has(seq) && (found(seq)?.state ?? 'stale') === 'stale')
    .toReversed()
    .slice(0, TRANSLATE_BATCH_MAX);
}
