import type { MessagingChannel } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Panel, ProgressBar } from '@lobby/ui';
import { useServiceName } from '#/components/messaging/service-mark.tsx';
import { useMicros } from '#/components/messaging/use-micros.ts';
import type { ChannelHealth } from '#/data/messaging.ts';

type MonthProps = Pick<ChannelHealth, 'month'> & Pick<MessagingChannel, 'kind'>;

/** How the replies of this month went, what they cost, and what is left of what they may. */
export function MonthCost({ month, kind }: MonthProps) {
  const t = useT('channels');
  const formats = useFormats();
  const service = useServiceName()(kind);
  const { free, quota, fee, limit, used, cap, unpriced, unreported } = month;
  const money = useMicros();
  // LINE counts messages, WhatsApp money.
  const isCounted = kind === 'line';
  const spent = isCounted ? quota : month.micros;
  const shown = (value: number) => (isCounted ? formats.number(value) : money(value, month.currency));
  return (
    <Panel title={t('month.title')}>
      <div className="flex flex-col gap-4">
        {month.is_capped ? <Alert tone="warning">{t('month.capped')}</Alert> : null}
        <dl className="flex flex-col gap-2">
          <Row label={t('month.free')} value={formats.number(free)} />
          {isCounted || quota > 0 ? <Row label={t('month.quota')} value={formats.number(quota)} /> : null}
          {kind === 'whatsapp' || fee > 0 ? <Row label={t('month.fee', { service })} value={formats.number(fee)} /> : null}
          {kind === 'whatsapp' ? <Amounts month={month} /> : null}
          {isCounted && month.forecast !== null ? <Row label={t('month.forecast')} value={formats.number(month.forecast)} /> : null}
        </dl>
        {cap === null ? null : (
          <ProgressBar
            label={t('month.cap')}
            value={spent}
            max={cap}
            figure={`${shown(spent)} / ${shown(cap)}`}
            tone={month.is_capped ? 'danger' : 'accent'}
          />
        )}
        {limit === null || used === null ? null : (
          <ProgressBar
            label={t('month.left', { service })}
            value={used}
            max={limit}
            figure={`${formats.number(used)} / ${formats.number(limit)}`}
            tone={used >= limit ? 'danger' : 'accent'}
          />
        )}
        <div className="flex flex-col gap-1 text-13 text-pretty text-muted">
          {unpriced > 0 ? <p>{t('month.unpriced', { count: unpriced, number: formats.number(unpriced) })}</p> : null}
          {unreported > 0 ? <p>{t('month.unreported', { count: unreported, number: formats.number(unreported) })}</p> : null}
          <p>{t(`month.hint.${kind}`)}</p>
        </div>
      </div>
    </Panel>
  );
}

/** Where a service charges by the message. */
function Amounts({ month: { micros, currency, forecast, categories, resolved } }: Pick<MonthProps, 'month'>) {
  const t = useT('channels');
  const formats = useFormats();
  const money = useMicros();
  return (
    <>
      {categories.map(({ category, count, micros: part }) => (
        <Row key={category} isPart label={`${t(`cost.category.${category}`)} × ${formats.number(count)}`} value={money(part, currency)} />
      ))}
      <Row label={t('month.spent')} value={money(micros, currency)} />
      {forecast === null ? null : <Row label={t('month.forecast')} value={money(forecast, currency)} />}
      {resolved === 0 ? null : <Row label={t('month.per_resolved')} value={money(Math.round(micros / resolved), currency)} />}
    </>
  );
}

function Row({ label, value, isPart = false }: { label: string; value: string; isPart?: boolean }) {
  return (
    <div className={isPart ? 'flex items-baseline justify-between gap-4 ps-4 text-13' : 'flex items-baseline justify-between gap-4'}>
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
