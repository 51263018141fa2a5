import {
  hasChoices,
  hasPattern,
  WORK_ORDER_TYPES_MAX,
  type Locale,
  type WorkOrderType,
  type WorkOrderTypeDraft,
  type workOrderTypes,
} from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { hasTeam } from '#/domains/team/has-team.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { deleteType, findType, insertType, lockAndCount, replaceType, turnOff } from './type.repository.ts';

/** @throws BusinessError invalid_request for one too many, or a team that is gone */
export function createType({ request, actor, locale, services }: Call<typeof workOrderTypes.create>): Promise<WorkOrderType> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await lockAndCount(scope)) >= WORK_ORDER_TYPES_MAX)
      throw fault('name', say(locale, 'orders.too_many_types', { max: WORK_ORDER_TYPES_MAX }));
    await checkTeam(scope, request, locale);
    return existing(scope, await insertType(scope, tidied(request), services.now()));
  });
}

/** Changes a type; the second of two writers gets `stale_version` with the newer copy. */
export function updateType({ request, actor, locale, services }: Call<typeof workOrderTypes.update>): Promise<WorkOrderType> {
  const { id, version, ...draft } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await lockAndCount(scope);
    const stored = await existing(scope, id);
    if (stored.version !== version) throw new BusinessError('stale_version', { current: stored });
    await checkTeam(scope, draft, locale);
    await replaceType(scope, id, tidied(draft), services.now());
    return existing(scope, id);
  });
}

/** Removes a type; one that work orders were made of is turned off, so that they keep what they are. */
export function removeType({ request, actor, services }: Call<typeof workOrderTypes.remove>): Promise<{ removed: boolean }> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await lockAndCount(scope);
    const { used } = await existing(scope, request.id);
    if (used > 0) await turnOff(scope, request.id, services.now());
    else await deleteType(scope, request.id);
    return { removed: used === 0 };
  });
}

async function existing(scope: TenantScope, id: string): Promise<WorkOrderType> {
  const stored = await findType(scope, id);
  if (!stored) throw new BusinessError('not_found');
  return stored;
}

async function checkTeam(scope: TenantScope, { default_team_id: team }: WorkOrderTypeDraft, locale: Locale): Promise<void> {
  if (team !== null && !(await hasTeam(scope, team))) throw fault('default_team_id', say(locale, 'fields.choice'));
}

function fault(path: string, message: string): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path, message }] });
}

/** The draft without what means nothing to its kinds of fields. */
function tidied({ fields, ...draft }: WorkOrderTypeDraft): WorkOrderTypeDraft {
  return {
    ...draft,
    fields: fields.map((field) => ({
      ...field,
      pattern: hasPattern(field.kind) && field.pattern !== '' ? field.pattern : null,
      choices: hasChoices(field.kind) ? field.choices : [],
    })),
  };
}
