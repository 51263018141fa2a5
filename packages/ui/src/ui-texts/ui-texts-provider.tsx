import { createContext, useContext, type ReactNode } from 'react';
import { ENGLISH_TEXTS, type UiTexts } from './ui-texts.ts';

const UiTextsContext = createContext<UiTexts>(ENGLISH_TEXTS);

/** Gives components their texts in the language of the page. */
export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

/** The texts of the page's language; English without a provider. */
export function useTexts(): UiTexts {
  return useContext(UiTextsContext);
}
