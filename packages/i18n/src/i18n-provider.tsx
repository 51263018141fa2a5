import { createContext, useContext, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { LobbyI18n } from './create-i18n.ts';

const I18nContext = createContext<LobbyI18n | undefined>(undefined);

/** Gives the languages of the page to everything below it. */
export function I18nProvider({ i18n, children }: { i18n: LobbyI18n; children: ReactNode }) {
  return (
    <I18nContext value={i18n}>
      <I18nextProvider i18n={i18n.i18n}>{children}</I18nextProvider>
    </I18nContext>
  );
}

/** The languages of the page; throws outside an `I18nProvider`. */
export function useI18n(): LobbyI18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nProvider above it');
  return i18n;
}
