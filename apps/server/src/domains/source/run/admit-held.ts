import type { TenantScope } from '#/database/transaction.ts';
import { planRoom } from './plan-room.ts';
import { admitPages, admitTexts, heldSources } from './page.repository.ts';
import { lockSource, saveAsked } from './source.repository.ts';

/** A source that somebody reads takes its pages in by itself; a paused one waits for a person. */
const AT_REST: ReadonlySet<string> = new Set(['ready', 'stale', 'failed', 'held']);

/** Lets pages of a source that wait for the plan be read, as far as it has room now. @returns how many */
export async function admitHeld(scope: TenantScope, sourceId: string, now: number): Promise<number> {
  const room = await planRoom(scope, now);
  const pages = await admitPages(scope, sourceId, room.pages);
  return pages + (await admitTexts(scope, sourceId, room.characters));
}

/** Takes up every source at rest with pages that the plan has room for again. */
export async function admitWaiting(scope: TenantScope, now: number): Promise<void> {
  for (const id of await heldSources(scope)) {
    const source = await lockSource(scope, id);
    if (!source || !AT_REST.has(source.state)) continue;
    if ((await admitHeld(scope, id, now)) > 0) await saveAsked(scope, id, 'fetching', now);
  }
}
