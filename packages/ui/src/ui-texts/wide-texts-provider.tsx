import { createContext, useContext, type ReactNode } from 'react';
import { ENGLISH_WIDE_TEXTS, type WideTexts } from './wide-texts.ts';

/** Where the texts come from; the same one for as long as the page stands, since `read` may be made of hooks. */
export interface WideTextsSource {
  readonly read: () => WideTexts;
}

const ENGLISH: WideTextsSource = { read: () => ENGLISH_WIDE_TEXTS };

const WideTextsContext = createContext(ENGLISH);

/**
 * Gives components of the wide style door their texts in the language of the page. The source is asked by the first component
 * that needs them, so that they can be loaded then: `<WideTextsProvider source={wideUiTexts}>`.
 */
export function WideTextsProvider({ source, children }: { source: WideTextsSource; children: ReactNode }) {
  return <WideTextsContext value={source}>{children}</WideTextsContext>;
}

/** The further texts of the page's language; English without a provider. */
export function useWideTexts(): WideTexts {
  return useContext(WideTextsContext).read();
}
