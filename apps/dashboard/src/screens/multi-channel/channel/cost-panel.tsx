import { FEE_CATEGORIES, type FeeCategory, type MessagingChannel, type MessagingSettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, TextField } from '@lobby/ui';
import type { CostDraft } from './read-cost.ts';

interface CostPanelProps {
  kind: MessagingChannel['kind'];
  draft: CostDraft;
  wrong: ReadonlySet<keyof MessagingSettings['cost'] | FeeCategory>;
  mayEdit: boolean;
  onChange: (part: Partial<CostDraft>) => void;
}

/** What the service charges, and what a month may cost at most. */
export function CostPanel({ kind, draft, wrong, mayEdit, onChange }: CostPanelProps) {
  const t = useT('channels');
  const isFee = kind === 'whatsapp';
  return (
    <Panel title={t('cost.title')}>
      <div className="flex flex-col gap-5">
        {isFee ? (
          <>
            <TextField
              label={t('cost.currency')}
              description={t('cost.currency_hint')}
              className="max-w-48"
              value={draft.currency}
              maxLength={3}
              disabled={!mayEdit}
              error={wrong.has('currency') ? t('cost.currency_wrong') : undefined}
              onChange={(event) => onChange({ currency: event.target.value })}
            />
            <fieldset className="flex flex-col gap-3">
              <legend className="font-medium">{t('cost.rates')}</legend>
              <p className="text-13 text-pretty text-muted">{t('cost.rates_hint')}</p>
              <div className="grid gap-3 sm:grid-cols-2">
                {FEE_CATEGORIES.toReversed().map((category) => (
                  <TextField
                    key={category}
                    label={t(`cost.category.${category}`)}
                    inputMode="decimal"
                    value={draft.rates[category]}
                    disabled={!mayEdit}
                    error={wrong.has(category) ? t('cost.amount_wrong') : undefined}
                    onChange={(event) => onChange({ rates: { ...draft.rates, [category]: event.target.value } })}
                  />
                ))}
              </div>
            </fieldset>
          </>
        ) : null}
        <TextField
          label={t(isFee ? 'cost.cap_fee' : 'cost.cap_quota')}
          description={t('cost.cap_fee_hint')}
          className="max-w-72"
          inputMode={isFee ? 'decimal' : 'numeric'}
          value={draft.cap}
          disabled={!mayEdit}
          error={wrong.has('cap') ? t(isFee ? 'cost.amount_wrong' : 'cost.count_wrong') : undefined}
          onChange={(event) => onChange({ cap: event.target.value })}
        />
      </div>
    </Panel>
  );
}
