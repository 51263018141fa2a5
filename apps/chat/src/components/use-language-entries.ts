import { LOCALE_NAMES, LOCALES, type Locale } from '@lobby/contract';
import { useI18n, useLocale, useT } from '@lobby/i18n';
import { useChat } from './chat-context.tsx';
import type { PopupEntry } from './popup-menu.tsx';
import { showError, useFailureToast } from './use-failure-toast.ts';

/** The languages as entries of a menu; the one that is chosen words the page and the bot. */
export function useLanguageEntries(): PopupEntry[] {
  const locale = useLocale();
  const chooseLocale = useChooseLocale();
  return LOCALES.map((each) => ({
    id: each,
    label: LOCALE_NAMES[each],
    lang: each,
    checked: each === locale,
    onChoose: () => chooseLocale(each),
  }));
}

function useChooseLocale(): (locale: Locale) => void {
  const common = useT();
  const i18n = useI18n();
  const chat = useChat();
  const tell = useFailureToast();
  return (locale) => {
    void i18n.chooseLocale(locale).then((choice) => {
      if (choice === 'unreachable') return showError(common('toasts.language_failed'));
      if (choice === 'chosen' && chat.store.get().phase === 'open') return chat.chooseLocale(locale).catch(tell);
    });
  };
}
