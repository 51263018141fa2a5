import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import { listCategories } from '#/domains/help/category/list-categories.ts';
import { readChange } from './change-number.ts';
import { FaqShelf } from './faq-shelf.ts';
import { readPublicTexts } from './public.repository.ts';

/** Businesses whose help centre is kept in memory; those longest unread go first. */
const SHELVES_MAX = 200;
/** How often an article was read orders lists, and may be so old, in milliseconds. */
const VIEWS_OLD_MS = 300_000;

interface Kept {
  changeNo: number;
  readAt: number;
  shelf: FaqShelf;
}

const kept = new WeakMap<Database, Map<number, Kept>>();

/** What everybody may read of a business at the time of the call, whichever process published it. */
export async function openShelf(database: Database, tenantId: number, now: number): Promise<{ shelf: FaqShelf; changeNo: number }> {
  const shelves = kept.get(database) ?? new Map<number, Kept>();
  kept.set(database, shelves);
  const changeNo = await inTenant(database, tenantId, readChange);
  const known = shelves.get(tenantId);
  shelves.delete(tenantId);
  const fresh =
    known && known.changeNo === changeNo && now - known.readAt < VIEWS_OLD_MS
      ? known
      : { ...(await readShelf(database, tenantId)), readAt: now };
  shelves.set(tenantId, fresh);
  const [oldest] = shelves.keys();
  if (shelves.size > SHELVES_MAX && oldest !== undefined) shelves.delete(oldest);
  return fresh;
}

function readShelf(database: Database, tenantId: number): Promise<Pick<Kept, 'shelf' | 'changeNo'>> {
  return inTenant(database, tenantId, async (scope) => ({
    changeNo: await readChange(scope),
    shelf: new FaqShelf(await readPublicTexts(scope), await listCategories(scope)),
  }));
}
