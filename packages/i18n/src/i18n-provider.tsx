import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { LobbyI18n } from './create-i18n.ts';
import { textsOf, type Texts } from './texts.ts';

const I18nContext = createContext<LobbyI18n | undefined>(undefined);
const TextsContext = createContext<Texts | undefined>(undefined);

/** Gives the languages of the page to everything below it. */
export function I18nProvider({ i18n, children }: { i18n: LobbyI18n; children: ReactNode }) {
  const texts = useTextsOf(i18n);
  return (
    <I18nContext value={i18n}>
      <TextsContext value={texts}>{children}</TextsContext>
    </I18nContext>
  );
}

/** The texts of the language now shown; one change of it is one change for all. */
function useTextsOf(page: LobbyI18n): Texts {
  const read = () => textsOf(page);
  return useSyncExternalStore(page.subscribe, read, read);
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
