import { inBackground } from '#/database/give-way.ts';
import type { Database } from '#/database/open-database.ts';
import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { pieceFilter } from './search/piece-bits.ts';
import { textPieces } from './search/text-pieces.ts';
import {
  addSearchBits,
  changedAfter,
  correctedTexts,
  readSearchedUntil,
  saveSearchedUntil,
  unsearchedTexts,
  type ChangedConversation,
  type SpokenText,
} from './search.repository.ts';

/** Conversations looked at together, and messages of one transaction. */
const CONVERSATIONS_AT_ONCE = 100;
const TEXTS_AT_ONCE = 500;
/** Longest time from the moment that a change is stamped with until others see it, in milliseconds. */
const COMMIT_MAX_MS = 60_000;
/** Sorts after every id: what changed in the same moment is in the filters already. */
const AFTER_ANY_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Takes what was written since the last time into the filters that message search reads first. Safe to repeat, and at the same time. @returns conversations looked at */
export async function keepSearch({ database, now }: Pick<Services, 'database' | 'now'>): Promise<number> {
  const background = inBackground(database);
  let looked = 0;
  for (const tenantId of await inPlatform(background, listTenantIds)) {
    const since = await inTenant(background, tenantId, readSearchedUntil);
    let after: ChangedConversation | undefined = since === undefined ? undefined : { updated: since, id: AFTER_ANY_ID };
    let page: ChangedConversation[] = [];
    do {
      page = await takeIn(background, tenantId, after, since, now() - COMMIT_MAX_MS);
      after = page.at(-1) ?? after;
      looked += page.length;
    } while (page.length === CONVERSATIONS_AT_ONCE);
  }
  return looked;
}

/**
 * Takes in a page of conversations, some texts in each transaction.
 * @param latest what changed later may not be seen by everybody yet, and is taken in again
 */
async function takeIn(
  database: Database,
  tenantId: number,
  after: ChangedConversation | undefined,
  since: string | undefined,
  latest: number,
): Promise<ChangedConversation[]> {
  const page = await inTenant(database, tenantId, async (scope) => {
    const changed = await changedAfter(scope, after, CONVERSATIONS_AT_ONCE);
    const corrected = since === undefined || changed.length === 0 ? [] : await correctedTexts(scope, idsOf(changed), since);
    await addTexts(scope, corrected);
    return changed;
  });
  const last = page.at(-1);
  if (!last) return page;
  let taken: number;
  do {
    taken = await inTenant(database, tenantId, async (scope) => {
      const texts = await unsearchedTexts(scope, idsOf(page), TEXTS_AT_ONCE);
      await addTexts(scope, texts);
      return texts.length;
    });
  } while (taken === TEXTS_AT_ONCE);
  await inTenant(database, tenantId, (scope) => saveSearchedUntil(scope, last.updated, latest));
  return page;
}

const idsOf = (conversations: readonly ChangedConversation[]) => conversations.map(({ id }) => id);

function addTexts(scope: TenantScope, texts: readonly SpokenText[]): Promise<void> {
  const byConversation = Map.groupBy(texts, ({ conversationId }) => conversationId);
  const added = [...byConversation].map(([conversationId, spoken]) => ({
    conversationId,
    throughSeq: Math.max(...spoken.map(({ seq }) => seq)),
    bits: pieceFilter(new Set(spoken.flatMap(({ body }) => [...textPieces(body)]))),
  }));
  return addSearchBits(scope, added);
}
