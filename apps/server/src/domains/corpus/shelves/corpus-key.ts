import { foldText } from '@lobby/retrieval';

/** The name of a corpus as it is compared. */
export function corpusKey(name: string): string {
  return foldText(name).replaceAll(/\s+/gu, ' ').trim();
}
