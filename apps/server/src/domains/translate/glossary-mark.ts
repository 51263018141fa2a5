import type { Term } from '@lobby/contract';
import { createHash } from 'node:crypto';
import { findProtected, type Wording } from './protect/find-protected.ts';

/** Names a glossary as it stands; empty for one without terms. Pure. */
export function glossaryMark(terms: readonly Pick<Term, 'id' | 'version'>[]): string {
  return terms.length === 0 ? '' : digest(terms.map(({ id, version }) => `${id} ${version}`).toSorted());
}

/** Names what a glossary says about the words of a text: the same name is the same wordings at the same places. Empty where it says nothing. Pure. */
export function wordingsMark(text: string, wordings: readonly Wording[]): string {
  const said = findProtected(text, { wordings });
  const unsaid = findProtected(text, {});
  return JSON.stringify(said) === JSON.stringify(unsaid) ? '' : digest(said);
}

function digest(of: unknown): string {
  return createHash('sha256').update(JSON.stringify(of)).digest('base64url');
}
