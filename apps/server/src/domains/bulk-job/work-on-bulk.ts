import type { BulkJob, Locale } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import type { BulkItem } from '#/database/bulk-store.ts';
import type { BulkKind } from './bulk-kind.ts';
import { goOnWithCutOffOf } from './go-on-with-cut-off.ts';

/** As many are waited for; what is longer goes on by itself, and is asked how far it is. */
const WAITED_FOR = 50;

/** Works on a bulk action that is written down. What was within reach may be handed away, and is still worked on. */
export async function workOnBulk<Action, Item extends BulkItem, Done>(
  kind: BulkKind<Action, Item, Done>,
  services: Services,
  actor: StaffActor,
  id: string,
  locale: Locale,
): Promise<BulkJob> {
  const begun = await readJob(kind, services, actor, id, locale);
  if (begun.state === 'done') return begun;
  const going = kind.goOn(beyondReach(services), actor.tenantId, id, actor.userId, { ...actor, id: actor.userId });
  if (begun.total - begun.through <= WAITED_FOR) await going;
  else going.catch((error: unknown) => services.log.error({ err: error, job: id }, `work on ${kind.name} was cut off`));
  return readJob(kind, services, actor, id, locale);
}

/** How far it is; what a crash cut off goes on at once, and not only when its turn comes. */
export async function lookAtBulk<Action, Item extends BulkItem, Done>(
  kind: BulkKind<Action, Item, Done>,
  services: Services,
  actor: StaffActor,
  id: string,
  locale: Locale,
): Promise<BulkJob> {
  const job = await readJob(kind, services, actor, id, locale);
  if (job.state === 'running')
    goOnWithCutOffOf(kind, beyondReach(services), actor.tenantId).catch((error: unknown) =>
      services.log.error({ err: error, job: id }, `work on ${kind.name} could not be gone on with`),
    );
  return job;
}

/** @throws BusinessError not_found, also for somebody else's */
async function readJob<Action, Item extends BulkItem, Done>(
  { store }: BulkKind<Action, Item, Done>,
  { database }: Services,
  actor: StaffActor,
  id: string,
  locale: Locale,
): Promise<BulkJob> {
  const bulk = await inTenant(database, actor.tenantId, (scope) => store.find(scope, actor.userId, id));
  if (!bulk) throw new BusinessError('not_found');
  const { total, through, done, refused } = bulk;
  const missing = refused.filter(({ no }) => no === 0).length;
  return {
    id,
    state: through >= total ? 'done' : 'running',
    total: total + missing,
    through: through + missing,
    done: done.length,
    refused: refused.map((each) => ({ ...each, message: say(locale, `errors.${each.reason}`) })),
  };
}
