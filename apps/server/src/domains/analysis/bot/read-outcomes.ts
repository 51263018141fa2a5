import { QUESTION_LISTS, type analysis, type BotOutcomes, type QuestionCounts } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { BusinessError } from '#/errors.ts';
import { countOutcomes, findOutcomeQuestions } from './outcome.repository.ts';
import { periodIn } from './period-in.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What came of the questions of a period, as far as the caller sees them. */
export function readOutcomes({ request, actor, services }: Call<typeof analysis.botOutcomes>): Promise<BotOutcomes> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const timezone = await tenantTimezone(scope);
    const filter = periodIn(request, timezone, services.now());
    const counted = await countOutcomes(scope, filter, timezone);
    const sum = (list: keyof QuestionCounts) => counted.reduce((total, counts) => total + counts[list], 0);
    return {
      from: filter.from,
      to: filter.to,
      total: Object.fromEntries(QUESTION_LISTS.map((list) => [list, sum(list)])) as QuestionCounts,
      locales: counted.flatMap(({ locale, ...counts }) =>
        locale === null || counts.all + counts.disliked === 0 ? [] : [{ ...counts, locale }],
      ),
    };
  });
}

/** A page of the questions behind one of these numbers. */
export function listOutcomeQuestions({ request, actor, services }: Call<typeof analysis.botOutcomeQuestions>) {
  const { cursor, limit, ...asked } = request;
  if (cursor !== undefined && !UUID.test(cursor))
    throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const timezone = await tenantTimezone(scope);
    const found = await findOutcomeQuestions(scope, periodIn(asked, timezone, services.now()), timezone, cursor, limit + 1);
    const items = found.slice(0, limit);
    return { items, next_cursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  });
}
