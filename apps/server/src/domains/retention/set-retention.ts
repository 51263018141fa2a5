import type { retention } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { countClosed } from '#/domains/conversation/find-due.ts';
import { BusinessError } from '#/errors.ts';
import { findPolicy, savePolicy } from './retention.repository.ts';

/** For how long closed conversations are kept. */
export function viewRetention({ actor, services }: Call<typeof retention.get>) {
  return inTenant(services.database, actor.tenantId, findPolicy);
}

/** How much would go today. */
export function previewRetention({ request, actor, services }: Call<typeof retention.preview>) {
  return inTenant(services.database, actor.tenantId, (scope) => countClosed(scope, request.months, services.now()));
}

/** Sets it and writes down who did. @throws BusinessError stale_version with the newer copy */
export async function setRetention(call: Call<typeof retention.update>) {
  const { request, actor, services } = call;
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const before = await findPolicy(scope);
    const saved = await savePolicy(scope, request, now);
    if (!saved) throw new BusinessError('stale_version', { current: before });
    const details = { months: { from: before.months, to: saved.months } };
    await recordAudit(scope, call, 'tenant.retention', ['tenant', String(actor.tenantId)], now, details);
    return saved;
  });
}
