import { translationOf, type Locale, type Message } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { writtenIn } from './is-written-in.ts';
import { keepTranslation } from './translate.repository.ts';

/**
 * Keeps what a member wrote beside the translation that went out, where no visitor's call ever reads.
 * @param locale of the writer's screen, for a text that does not show its language
 */
export async function keepOriginal(
  scope: TenantScope,
  message: Pick<Message, 'conversation_id' | 'seq' | 'body'>,
  original: string,
  locale: Locale,
  at: number,
): Promise<void> {
  await keepTranslation(scope, {
    conversationId: message.conversation_id,
    seq: message.seq,
    body: message.body,
    target: (await writtenIn(original)) ?? translationOf(locale),
    text: original,
    engine: 'author',
    state: 'ok',
    glossary: '',
    wordings: '',
    costChars: 0,
    at,
  });
}
