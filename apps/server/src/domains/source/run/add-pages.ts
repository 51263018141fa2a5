import { SOURCE_PAGES_MAX } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { insertPages, knownPages, type NewPage } from './page.repository.ts';
import { planRoom } from './plan-room.ts';
import { lockPages, saveLimit } from './source.repository.ts';
import { addressPattern, isCounted, pageAddress } from '#/domains/source/web/page-address.ts';
import { isWanted } from '#/domains/source/web/address-rules.ts';
import type { Run } from './source-parts.ts';

/** Pages whose addresses differ in numbers only: a calendar has no end. */
export const PATTERN_MAX = 150;

/**
 * Adds addresses that were found to what is to be read, as far as the rules and the source let them; what the plan has no room for waits.
 * @param isListed true where the site itself lists them: then they are no trap
 */
export async function addPages(scope: TenantScope, run: Run, found: readonly string[], depth: number, isListed: boolean): Promise<void> {
  const { source } = run;
  const wanted = [...new Set(found.flatMap((each) => pageAddress(each) ?? []))].filter((each) => isWanted(each, source.options));
  if (wanted.length === 0) return;
  await lockPages(scope);
  const { known, total, patterns } = await knownPages(scope, source.id, wanted);
  const unknown = wanted.filter((address) => !known.has(address));
  if (unknown.length === 0) return;
  const room = await planRoom(scope, run.now());
  const ownRoom = Math.max(0, Math.min(source.options.max_pages, SOURCE_PAGES_MAX) - total);
  const fresh = isListed ? unknown.map((address) => newPage(address, depth)) : withinPatterns(unknown, depth, patterns);
  const taken = fresh.slice(0, Math.min(ownRoom, room.pages + room.waiting));
  if (fresh.length > taken.length) await saveLimit(scope, source.id, 'page_limit');
  await insertPages(
    scope,
    source.id,
    taken.map((page, at) => ({ ...page, isHeld: at >= room.pages })),
  );
}

function withinPatterns(addresses: readonly string[], depth: number, patterns: Map<string, number>): NewPage[] {
  return addresses.flatMap((address) => {
    const page = newPage(address, depth);
    const pages = patterns.get(page.pattern) ?? 0;
    if (isCounted(page.pattern) && pages >= PATTERN_MAX) return [];
    patterns.set(page.pattern, pages + 1);
    return [page];
  });
}

export function newPage(address: string, depth: number): NewPage {
  return { address, pattern: addressPattern(address), depth };
}
