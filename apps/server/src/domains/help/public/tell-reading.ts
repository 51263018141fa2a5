import type { faq, help, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { isPublic } from './public.repository.ts';
import { requireTenant } from './read-faq.ts';
import { countDeflected, deleteReadings, insertReading, markAsked, saveFeedback } from './reading.repository.ts';

async function requirePublic(scope: TenantScope, id: string): Promise<void> {
  if (!(await isPublic(scope, id))) throw new BusinessError('not_found');
}

/** Counts a reading. @throws BusinessError unknown_tenant, not_found */
export async function tellOpened({ request, services }: Call<typeof faq.opened>): Promise<Record<string, never>> {
  const tenant = await requireTenant(services, request.tenant);
  await inTenant(services.database, tenant.id, async (scope) => {
    await requirePublic(scope, request.id);
    await insertReading(scope, request, services.now());
  });
  return {};
}

/** Keeps whether an article helped; a second judgement replaces the first. @throws BusinessError unknown_tenant, not_found */
export async function judgeArticle({ request, services }: Call<typeof faq.feedback>): Promise<ResponseOf<typeof faq.feedback>> {
  const tenant = await requireTenant(services, request.tenant);
  await inTenant(services.database, tenant.id, async (scope) => {
    await requirePublic(scope, request.id);
    await saveFeedback(scope, request, services.now());
  });
  return { verdict: request.verdict };
}

/** What was read did not spare the reader a question. */
export async function tellAsked({ request, actor, services }: Call<typeof faq.asked>): Promise<Record<string, never>> {
  await inTenant(services.database, actor.tenantId, (scope) => markAsked(scope, request.reader, services.now()));
  return {};
}

/** How many readers needed no conversation. */
export function readDeflection({ actor, services }: Call<typeof help.deflection>): Promise<ResponseOf<typeof help.deflection>> {
  return inTenant(services.database, actor.tenantId, (scope) => countDeflected(scope, services.now()));
}

/** Forgets readings that no count looks at any more. */
export function purgeReadings(scope: TenantScope, now: number): Promise<void> {
  return deleteReadings(scope, now);
}
