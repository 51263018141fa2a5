import type { SetMeal } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';

const DAYS_A_YEAR = 365;

/** What is in a plan, line by line: its limits, and what every plan has. */
export function usePlanRows({ limits, trial_days: trialDays }: Pick<SetMeal, 'limits' | 'trial_days'>): readonly string[] {
  const t = useT('home');
  const formats = useFormats();
  const { ai_replies: replies, corpus_entries: entries, history_days: days } = limits;
  return [
    t(trialDays === null ? 'plans.replies_month' : 'plans.replies_trial', { amount: formats.number(replies) }),
    t('plans.entries', { amount: formats.number(entries) }),
    days % DAYS_A_YEAR === 0 ? t('plans.years', { count: days / DAYS_A_YEAR }) : t('plans.days', { count: days }),
    t('plans.chat'),
    t('plans.handoff'),
  ];
}
