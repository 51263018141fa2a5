import { foldText } from '@lobby/retrieval';

const NOTE = /[(（[【<].*$/u;
const NOT_A_LETTER = /[^\p{L}\p{N}]/gu;

/** A header as it is compared: folded, without notes in brackets, white space and marks. */
export function headerKey(header: string): string {
  const folded = foldText(header);
  return folded.replace(NOTE, '').replaceAll(NOT_A_LETTER, '') || folded.trim();
}
