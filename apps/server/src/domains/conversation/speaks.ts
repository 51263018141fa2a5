import { translationOf, type Locale, type TranslationLocale } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import { settleLanguage } from '#/domains/translate/hear/hear-languages.ts';
import type { Command, ConversationState } from './conversation-state.ts';

type Spoken = Pick<ConversationState, 'language' | 'spoken'>;

/**
 * The languages of a conversation once its visitor has written: what is too short to tell, or fits what they have used so far, leaves
 * their own as it was. Pure.
 */
export function speaks(before: Spoken, { text, heard }: Extract<Command, { kind: 'contact_message' }>): Spoken {
  const language = languageOf(text, before);
  if (heard === undefined) return { language, spoken: before.spoken };
  return { language, spoken: settleLanguage(heard, before.spoken ?? translationOf(before.language)) };
}

/** The conversation's own comes first, which the visitor may have chosen; then the one they were last heard in, behind a word of another. */
function languageOf(text: string, { language, spoken }: Spoken): Locale {
  const used = [language, spoken === null ? undefined : LOCALE_OF[spoken]];
  return used.find((each) => each !== undefined && detectLanguage(text, each) === each) ?? detectLanguage(text) ?? language;
}

/** The platform's language in which somebody is answered who was heard in one that is written like it. */
const LOCALE_OF: Partial<Record<TranslationLocale, Locale>> = {
  'en-US': 'en-US',
  'zh-CN': 'zh-CN',
  'zh-hant': 'zh-HK',
  yue: 'zh-HK',
  nan: 'zh-HK',
  'ja-JP': 'ja-JP',
};
