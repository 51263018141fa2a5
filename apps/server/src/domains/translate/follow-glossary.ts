import type { Term, TranslationLocale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { listTerms } from '#/domains/glossary/list-terms.ts';
import { glossaryMark, wordingsMark } from './glossary-mark.ts';
import { lockOfOtherGlossary, markGlossary } from './translate.repository.ts';
import { wordingsFor } from './wordings-for.ts';

/**
 * Compares kept translations that another glossary was used for with what the present one says: those whose words it words
 * otherwise are stale from now on, the others stand. Done by whoever reads them, so that one that was under way when the glossary
 * changed is found too.
 */
export async function followGlossary(scope: TenantScope, conversationId: string, target: TranslationLocale): Promise<void> {
  const terms: Term[] = await listTerms(scope);
  const glossary = glossaryMark(terms);
  const others = await lockOfOtherGlossary(scope, conversationId, target, glossary);
  if (others.length === 0) return;
  const wordings = wordingsFor(terms, target);
  const stale = others.filter(({ body, wordings: made }) => wordingsMark(body, wordings) !== made);
  await markGlossary(scope, { conversationId, target, glossary, seqs: seqsOf(others), staleSeqs: seqsOf(stale) });
}

const seqsOf = (found: readonly { seq: number }[]) => found.map(({ seq }) => seq);
