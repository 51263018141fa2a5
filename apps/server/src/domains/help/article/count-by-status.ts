import { ARTICLE_COUNTS, type AnalysedKnowledge } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { countListed } from './article.repository.ts';

/** Help articles by how they stand, each number the length of the list of that status. */
export async function countByStatus(scope: TenantScope): Promise<AnalysedKnowledge['articles']> {
  const counts = { published: 0, draft: 0, outdated: 0, missing: 0 };
  for (const status of ARTICLE_COUNTS) counts[status] = await countListed(scope, { status, folded: '', categories: undefined });
  return counts;
}
