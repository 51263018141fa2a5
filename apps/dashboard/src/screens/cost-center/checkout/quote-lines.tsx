import type { Quote } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import type { ReactNode } from 'react';

/** What is to be paid and where it comes from, and the period that it pays for. */
export function QuoteLines({ quote, asking }: { quote: Quote; asking: boolean }) {
  const t = useT('cost');
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, quote.currency);
  return (
    <dl
      aria-label={t('pay.sum')}
      aria-busy={asking || undefined}
      className={classNames('flex flex-col divide-y divide-separator rounded-xl bg-surface-secondary px-4 text-13', asking && 'opacity-60')}
    >
      <Line name={t('pay.list', { plan: quote.name, period: t(`period.long.${quote.period}`) })}>{money(quote.list_amount)}</Line>
      {quote.discount > 0 ? <Line name={t('pay.discount')}>−{money(quote.discount)}</Line> : null}
      {quote.credit > 0 ? <Line name={t('pay.credit')}>−{money(quote.credit)}</Line> : null}
      <Line name={<span className="font-semibold text-foreground">{t('pay.payable')}</span>}>
        <span className="text-base font-semibold">{money(quote.payable)}</span> <span className="text-muted">{quote.currency}</span>
        {quote.tax > 0 ? <span className="block text-xs text-muted">{t('pay.tax', { amount: money(quote.tax) })}</span> : null}
      </Line>
      <Line name={t('pay.from')}>{formats.dateTime(quote.start_time)}</Line>
      <Line name={t('pay.to')}>{formats.dateTime(quote.end_time)}</Line>
    </dl>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="min-w-0 text-muted">{name}</dt>
      <dd className="text-right whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}
