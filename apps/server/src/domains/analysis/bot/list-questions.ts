import type { analysis, ResultQuestions } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { periodIn } from './period-in.ts';
import { findTop, findWorst } from './question.repository.ts';

/** Rows of each list. */
const SHOWN = 10;

/** What is asked most, and what is answered worst. */
export function listQuestions({ request, actor, services }: Call<typeof analysis.botQuestions>): Promise<ResultQuestions> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const timezone = await tenantTimezone(scope);
    const filter = periodIn(request, timezone, services.now());
    return { top: await findTop(scope, filter, timezone, SHOWN), worst: await findWorst(scope, filter, timezone, SHOWN) };
  });
}
