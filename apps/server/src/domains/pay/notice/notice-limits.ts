import type { Locale, Usage } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findSubscription, type Subscription } from '#/domains/pay/find-subscription.ts';
import { namePlan } from '#/domains/pay/list-plans.ts';
import { isCounted, readUsages } from '#/domains/pay/usage/read-usages.ts';
import { usagePeriodStart } from '#/domains/pay/usage-period.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { eachTenant } from './each-tenant.ts';
import { reachedSteps, type LimitStep } from './limit-step.ts';
import { claimLimitSteps } from './notice.repository.ts';
import { writeToAdmins, type LetterWords } from './write-to-admins.ts';

type Writer = Pick<Services, 'database' | 'config' | 'now' | 'log'>;

/** Tells the admins of every business whose plan runs that a limit comes near or is reached; each step once a period. */
export function noticeLimits(services: Writer): Promise<void> {
  return eachTenant(services, (scope) => noticeTenant(scope, services));
}

async function noticeTenant(scope: TenantScope, services: Writer): Promise<void> {
  const now = services.now();
  const subscription = await findSubscription(scope, now);
  if (subscription.endTime <= now) return;
  for (const usage of await readUsages(scope, subscription, now)) {
    const step = await claimHighest(scope, subscription, usage, now);
    if (!step) continue;
    const { metric, used, limit } = usage;
    await publishEvents(scope, [{ type: 'quota.warning', subjectId: metric, facts: { used, limit, percent: step } }], now);
    await writeToAdmins(scope, services, (locale, words) => limitLetter(locale, words, subscription, usage, step), `quota.${step}`);
  }
}

/** The step to tell: the highest that is reached, unless it was told; those below it are told with it. */
async function claimHighest(
  scope: TenantScope,
  subscription: Subscription,
  { metric, used, limit }: Usage,
  now: number,
): Promise<LimitStep | undefined> {
  const steps = reachedSteps(used, limit);
  const highest = steps.at(-1);
  if (!highest) return undefined;
  // What is counted from rows has the running plan for its period.
  const at = isCounted(metric) ? now : subscription.startTime;
  const claimed = await claimLimitSteps(scope, metric, usagePeriodStart(subscription, at), steps, now);
  return claimed.includes(highest) ? highest : undefined;
}

function limitLetter(
  locale: Locale,
  { business, link, dateOf }: LetterWords,
  { setMealId }: Subscription,
  { metric, used, limit, resets_at: resetsAt }: Usage,
  step: LimitStep,
): { subject: string; text: string } {
  const isFull = step === 100;
  const amounts = new Intl.NumberFormat(locale);
  const amount = (value: number) => (metric === 'storage_mb' ? `${amounts.format(value)} MB` : amounts.format(value));
  const next = [say(locale, isFull ? `limits.full_${metric}` : `limits.before_${metric}`)];
  if (resetsAt !== null) next.push(say(locale, 'limits.resets', { date: dateOf(resetsAt) }));
  const words = {
    metric: say(locale, `limits.metric_${metric}`),
    percent: step,
    business,
    used: amount(used),
    limit: amount(limit),
    plan: namePlan(setMealId, locale),
    next: next.join('\n\n'),
    link,
  };
  return {
    subject: say(locale, isFull ? 'limits.limit_full_subject' : 'limits.limit_subject', words),
    text: say(locale, 'limits.limit_text', words),
  };
}
