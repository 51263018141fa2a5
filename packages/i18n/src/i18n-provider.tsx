import { createContext, useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { LobbyI18n } from './create-i18n.ts';
import { textsOf, type Texts } from './texts.ts';

const I18nContext = createContext<LobbyI18n | undefined>(undefined);
const TextsContext = createContext<Texts | undefined>(undefined);

/** Gives the languages of the page to everything below it. */
export function I18nProvider({ i18n, children }: { i18n: LobbyI18n; children: ReactNode }) {
  const texts = useTextsOf(i18n);
  return (
    <I18nContext value={i18n}>
      <TextsContext value={texts}>
        <I18nextProvider i18n={i18n.i18n}>{children}</I18nextProvider>
      </TextsContext>
    </I18nContext>
  );
}

/** The texts of the language now shown; one change of it is one change for all. */
function useTextsOf(page: LobbyI18n): Texts {
  const { i18n } = page;
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    [i18n],
  );
  const read = () => textsOf(page);
  return useSyncExternalStore(subscribe, read, read);
}

/** The languages of the page; throws outside an `I18nProvider`. */
export function useI18n(): LobbyI18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nProvider above it');
  return i18n;
}

/** The texts of the language now shown; throws outside an `I18nProvider`. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('Texts need an I18nProvider above');
  return texts;
}
