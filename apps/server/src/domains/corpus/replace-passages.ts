import type { TenantScope } from '#/database/transaction.ts';
import { lockCorpus, publishChange } from './corpus-state.repository.ts';
import type { PassageDraft, PassageOrigin } from './passage/passage-draft.ts';
import { deletePassages, insertPassages, movePassages, passagesOf } from './passage/passage.repository.ts';

/** How many passages a writing touched. */
export interface PassageChange {
  added: number;
  removed: number;
  kept: number;
}

/**
 * Makes these the passages of an origin: what is there word for word stays as it is, the rest is taken away or added, and
 * the next question finds them. Safe to repeat.
 */
export async function replacePassages(scope: TenantScope, origin: PassageOrigin, drafts: readonly PassageDraft[]): Promise<PassageChange> {
  const changeNo = await lockCorpus(scope);
  const stored = new Map<string, { id: string; ord: number }[]>();
  for (const passage of await passagesOf(scope, origin)) {
    const key = contentKey(passage);
    stored.set(key, [...(stored.get(key) ?? []), passage]);
  }
  const added: (PassageDraft & { ord: number })[] = [];
  const moved: { id: string; ord: number }[] = [];
  let kept = 0;
  for (const [ord, draft] of drafts.entries()) {
    const same = stored.get(contentKey(draft))?.shift();
    if (!same) added.push({ ...draft, ord });
    else {
      kept += 1;
      if (same.ord !== ord) moved.push({ id: same.id, ord });
    }
  }
  const removed = [...stored.values()].flat().map(({ id }) => id);
  await movePassages(scope, moved);
  if (added.length + removed.length > 0) {
    await deletePassages(scope, removed, changeNo);
    await insertPassages(scope, origin, added, changeNo);
    await publishChange(scope, changeNo);
  }
  return { added: added.length, removed: removed.length, kept };
}

/** Takes an origin's passages out of what the bot knows. Safe to repeat. */
export async function removePassages(scope: TenantScope, origin: PassageOrigin): Promise<PassageChange> {
  return replacePassages(scope, origin, []);
}

function contentKey({ title, heading, body, locale, address }: PassageDraft): string {
  return JSON.stringify([title, heading, body, locale, address ?? null]);
}
