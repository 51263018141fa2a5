import { useLocale } from '@lobby/i18n';

/** What a language of a template is called, such as `zh_HK`; one that is not known is its code. */
export function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language', languageDisplay: 'standard', style: 'short' });
  return (code) => {
    try {
      return names.of(code.replaceAll('_', '-')) ?? code;
    } catch (error) {
      if (error instanceof RangeError) return code;
      throw error;
    }
  };
}
