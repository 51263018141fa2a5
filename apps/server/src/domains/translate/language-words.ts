import type { TranslationLocale } from '@lobby/contract';

/** Languages as a model is told of them. */
export const LANGUAGE_WORDS: Readonly<Record<TranslationLocale, string>> = {
  'zh-CN': 'Simplified Chinese as written in mainland China',
  'zh-hant': 'Traditional Chinese as written in Hong Kong (standard written Chinese, not Cantonese)',
  'en-US': 'American English',
  'ja-JP': 'Japanese in polite です・ます style',
  ko: 'Korean in polite 해요 style',
  ur: 'Urdu',
  bn: 'Bengali',
  hi: 'Hindi',
  pt: 'European Portuguese',
  tl: 'Tagalog',
  id: 'Indonesian',
  ms: 'Malay',
  yue: 'written Cantonese as in Hong Kong, in Traditional characters',
  es: 'Spanish',
  nan: 'Southern Min (Taiwanese) in Han characters',
  ru: 'Russian',
  'pt-br': 'Brazilian Portuguese',
};
