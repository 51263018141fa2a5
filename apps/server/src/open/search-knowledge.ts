import { FALLBACK_LOCALE, type OpenHits, type OpenSearch } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { botFloor } from '#/domains/bot/bot-floor.ts';
import type { Services } from '#/services.ts';

/** What a business has published about something, best first. Counts as no hit. */
export async function searchKnowledge(services: Services, tenantId: number, { query, locale, limit }: OpenSearch): Promise<OpenHits> {
  const floor = await inTenant(services.database, tenantId, botFloor);
  const { hits } = await services.corpusIndexes.ask(tenantId, query, { locale: locale ?? FALLBACK_LOCALE, limit, floor });
  return {
    items: hits.map(({ question: title, answer: text, locale: language, score, address }) => ({
      title,
      text,
      locale: language,
      score,
      ...(address !== undefined && { address }),
    })),
  };
}
