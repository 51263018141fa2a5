import type { OwnModel } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { ProgressBar } from '@lobby/ui';

/** Share of the budget from which on it is marked. */
const NEAR = 0.8;

/** Tokens of this month, of a budget where there is one. */
export function BudgetBar({ model: { spent, monthly_tokens: limit, resets_at: resetsAt } }: { model: OwnModel }) {
  const t = useT('access');
  const formats = useFormats();
  const used = formats.number(spent);
  if (limit === null) return <p className="text-13 text-muted tabular-nums">{t('model.tokens_only', { used })}</p>;
  return (
    <div>
      <ProgressBar
        label={t('model.budget')}
        value={Math.min(spent, limit)}
        max={limit}
        tone={spent >= limit ? 'danger' : spent >= limit * NEAR ? 'warning' : 'accent'}
        figure={t('model.tokens', { used, limit: formats.number(limit) })}
      />
      <p className="mt-1 text-13 text-muted">{t('model.resets', { date: formats.date(resetsAt) })}</p>
    </div>
  );
}
