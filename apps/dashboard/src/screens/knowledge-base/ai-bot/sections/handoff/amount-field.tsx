import { AMOUNT_CURRENCIES, AMOUNT_MAX, type AmountCurrency } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Checkbox, Select, TextField } from '@lobby/ui';
import { useController } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';

/** What is asked for first, which a business of any of the four languages changes at a glance. */
const FIRST = { at_least: 1_000, currency: 'USD' as const };

/** A sum of money from which on a message is for people. */
export function AmountField() {
  const t = useT('bot');
  const { field, fieldState } = useController<BotSettings, 'handoff.rule.amount'>({ name: 'handoff.rule.amount' });
  const { ref, value: amount, onChange, onBlur } = field;
  return (
    <div className="flex flex-col gap-2">
      <Checkbox checked={amount !== null} onChange={(event) => onChange(event.target.checked ? FIRST : null)}>
        {t('handoff.rule.amount')}
      </Checkbox>
      {amount === null ? null : (
        <>
          <div className="flex flex-wrap gap-3">
            <TextField
              ref={ref}
              label={t('handoff.rule.at_least')}
              type="number"
              inputMode="decimal"
              min={0}
              max={AMOUNT_MAX}
              step="any"
              className="w-44"
              value={Number.isNaN(amount.at_least) ? '' : amount.at_least}
              error={fieldState.invalid ? t('errors.between', { min: 1, max: AMOUNT_MAX }) : undefined}
              onChange={(event) => onChange({ ...amount, at_least: event.target.valueAsNumber })}
              onBlur={onBlur}
            />
            <Select<AmountCurrency>
              label={t('handoff.rule.currency')}
              value={amount.currency}
              onChange={(currency) => onChange({ ...amount, currency })}
              className="min-w-44"
              options={AMOUNT_CURRENCIES.map((currency) => ({ value: currency, label: t(`handoff.rule.currencies.${currency}`) }))}
            />
          </div>
          <p className="text-muted">{t('handoff.rule.amount_why')}</p>
        </>
      )}
    </div>
  );
}
