import { DIVERSION_LINKS_MAX, may, type DiversionTarget, type diversionLinks, type Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { waitForSame } from '#/database/wait-for-same.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { countLinks, findLink, insertLink, lockLink, replaceLink, takeSlug } from './link.repository.ts';
import { makeSlug } from './make-slug.ts';
import { replaceTargets } from './target.repository.ts';
import { viewLink } from './view-link.ts';

/** Made-up slugs that are tried before one of them has to be free. */
const SLUG_TRIES = 5;

/**
 * Adds a link as a draft; a repeat answers with the one that is there.
 * @throws BusinessError slug_taken, invalid_request for one too many or for somebody who is not of the business
 */
export function createLink(call: Call<typeof diversionLinks.create>) {
  const { request, actor, locale, services } = call;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { id, slug, targets, ...fields } = request;
    await waitForSame(scope, 'diversion_link', id);
    if (await findLink(scope, id)) return viewLink(scope, call, id);
    if ((await countLinks(scope)) >= DIVERSION_LINKS_MAX)
      throw refusal(locale, 'name', 'fields.too_many_links', { max: DIVERSION_LINKS_MAX });
    await checkTargets(scope, targets, locale);
    await insertLink(scope, id, await takeAnySlug(scope, slug, id), fields, actor.name, services.now());
    if (!(await replaceTargets(scope, id, targets))) throw refusal(locale, 'targets', 'fields.choice');
    return viewLink(scope, call, id);
  });
}

/** @throws BusinessError not_found; stale_version with the newer copy, where somebody saved since `version` */
export function updateLink(call: Call<typeof diversionLinks.update>) {
  const { request, actor, locale, services } = call;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { id, version, targets, ...fields } = request;
    const before = await lockLink(scope, id);
    if (!before) throw new BusinessError('not_found');
    if (before.version !== version) throw new BusinessError('stale_version', { current: await viewLink(scope, call, id) });
    await checkTargets(scope, targets, locale);
    await replaceLink(scope, id, fields, services.now());
    if (!(await replaceTargets(scope, id, targets))) throw refusal(locale, 'targets', 'fields.choice');
    return viewLink(scope, call, id);
  });
}

async function takeAnySlug(scope: TenantScope, wanted: string | undefined, linkId: string): Promise<string> {
  const tries = wanted === undefined ? Array.from({ length: SLUG_TRIES }, () => makeSlug()) : [wanted];
  for (const slug of tries) if (await takeSlug(scope, slug, linkId)) return slug;
  throw new BusinessError('slug_taken');
}

/** People and teams are those of the business; a person is one who answers visitors. */
async function checkTargets(scope: TenantScope, targets: readonly DiversionTarget[], locale: Locale): Promise<void> {
  const members = targets.some(({ kind }) => kind === 'agent') ? await listMembers(scope) : [];
  const teams = targets.some(({ kind }) => kind === 'team') ? await listTeams(scope) : [];
  const known = {
    agent: new Set(members.filter((member) => may(member, 'session.reply')).map(({ id }) => String(id))),
    team: new Set(teams.map(({ id }) => id)),
  };
  const fields = targets.flatMap(({ kind, ref }, index) =>
    (kind === 'agent' || kind === 'team') && !known[kind].has(ref)
      ? [{ path: `targets.${index}.ref`, message: say(locale, 'fields.target_gone') }]
      : [],
  );
  if (fields.length > 0) throw new BusinessError('invalid_request', { fields });
}

function refusal(
  locale: Locale,
  path: string,
  key: 'fields.too_many_links' | 'fields.choice',
  words: Record<string, number> = {},
): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path, message: say(locale, key, words) }] });
}
