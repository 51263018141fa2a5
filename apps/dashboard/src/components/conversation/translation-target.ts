import { translationOf, type Conversation, type Locale, type TranslationLocale } from '@lobby/contract';

/**
 * Language that replies of a conversation are translated into; null where nothing is translated. What only holds for the channel
 * does nothing for somebody who writes the visitor's language anyway, or what everybody reads who speaks it. Pure.
 */
export function translationTarget(
  { translate_to: target, translate_chosen: isChosen }: Pick<Conversation, 'translate_to' | 'translate_chosen'>,
  own: Locale,
): TranslationLocale | null {
  return isChosen || target === null || !writtenBy(own).includes(target) ? target : null;
}

/** Who writes Hong Kong's Chinese is read by whoever speaks Cantonese. */
function writtenBy(own: Locale): readonly TranslationLocale[] {
  return own === 'zh-HK' ? [translationOf(own), 'yue'] : [translationOf(own)];
}
