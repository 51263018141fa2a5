import { translationOf } from '@lobby/contract';
import { settleLanguage } from '#/domains/translate/hear/hear-languages.ts';
import type { Command, ConversationState } from './conversation-state.ts';

type Spoken = Pick<ConversationState, 'language' | 'spoken'>;

/** The languages of a conversation once its visitor has written: what is too short to tell leaves their own as it was. Pure. */
export function speaks(before: Spoken, { language, heard }: Extract<Command, { kind: 'contact_message' }>): Spoken {
  if (heard === undefined) return { language, spoken: before.spoken };
  return { language, spoken: settleLanguage(heard, before.spoken ?? translationOf(before.language)) };
}
