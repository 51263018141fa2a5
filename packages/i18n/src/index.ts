export { createI18n, type I18nOptions, type LobbyI18n, type LocaleChoice } from './create-i18n.ts';
export { dayjsLocales, type DateLocales } from './date-locale.ts';
export {
  formatDate,
  formatDateTime,
  formatMoment,
  formatMomentWithin,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTime,
  formatZone,
  weekdayForm,
  type Moment,
} from './formats.ts';
export { I18nProvider, useI18n } from './i18n-provider.tsx';
export { joinSentences } from './join-sentences.ts';
export { createMessageLoader, type LoadMessages } from './load-messages.ts';
export { NAMESPACES, type Messages, type Namespace } from './namespaces.ts';
export { COUNTRY_CODES } from './places/country-codes.ts';
export { countryOptions } from './places/country-options.ts';
export type { PlaceOption } from './places/place-option.ts';
export { zoneOptions } from './places/zone-options.ts';
export type { LocaleStorage } from './stored-locale.ts';
export { useFileSize } from './use-file-size.ts';
export { useFileTexts } from './use-file-texts.ts';
export { useFormats, useLocale, type Formats } from './use-formats.ts';
export { useT } from './use-t.ts';
export { useUiTexts } from './use-ui-texts.ts';
export { wideUiTexts } from './wide-ui-texts.ts';
export { sayWithI18next } from './say-with-i18next.ts';
export { textsOf, type Texts } from './texts.ts';
export { Trans } from './trans.tsx';
export type { SayText } from './translate-from.ts';
export type { TextKey, TextValues, Translate } from './translate.ts';
