import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findSubscription, type Subscription } from '#/domains/pay/find-subscription.ts';
import { namePlan } from '#/domains/pay/list-plans.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { eachTenant } from './each-tenant.ts';
import { dueSteps, type ExpiryStep } from './expiry-step.ts';
import { claimExpirySteps } from './notice.repository.ts';
import { writeToAdmins, type LetterWords } from './write-to-admins.ts';

type Writer = Pick<Services, 'database' | 'config' | 'now' | 'log'>;

const DAY_MS = 86_400_000;

/** Which texts a step is told with. */
const LETTERS = {
  ten_days_before: 'before',
  one_day_before: 'before',
  ended: 'ended',
  month_after: 'kept',
  two_months_after: 'kept',
} as const satisfies Record<ExpiryStep, string>;

/**
 * Tells the admins of every business when its subscription comes to an end, has ended, and what is kept after that;
 * each step once an end. Three letters come after the end; nothing is deleted, before or after them.
 */
export function noticeExpiry(services: Writer): Promise<void> {
  return eachTenant(services, (scope) => noticeTenant(scope, services));
}

async function noticeTenant(scope: TenantScope, services: Writer): Promise<void> {
  const now = services.now();
  const subscription = await findSubscription(scope, now);
  const steps = dueSteps(subscription.endTime, now);
  const latest = steps.at(-1);
  if (!latest) return;
  const claimed = await claimExpirySteps(scope, subscription.endTime, steps, now);
  if (!claimed.includes(latest)) return;
  const facts = { step: latest, plan: (subscription.next ?? subscription).setMealId, end_time: subscription.endTime };
  await publishEvents(scope, [{ type: 'plan.ending', subjectId: String(subscription.endTime), facts }], now);
  const type = LETTERS[latest] === 'before' ? 'plan.expiring' : 'plan.expired';
  await writeToAdmins(scope, services, (locale, words) => expiryLetter(locale, words, subscription, latest, now), type);
}

function expiryLetter(
  locale: Locale,
  { business, link, dateOf }: LetterWords,
  { setMealId, endTime, next }: Subscription,
  step: ExpiryStep,
  now: number,
): { subject: string; text: string } {
  const words = {
    business,
    plan: namePlan(next?.setMealId ?? setMealId, locale),
    date: dateOf(endTime),
    days: Math.floor((now - endTime) / DAY_MS),
    link,
  };
  const letter = LETTERS[step];
  return { subject: say(locale, `limits.expiry_${letter}_subject`, words), text: say(locale, `limits.expiry_${letter}_text`, words) };
}
