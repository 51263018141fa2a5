import type { DiversionCounts } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';

const STEPS = ['opened', 'redirected', 'chats', 'new_people', 'resolved'] as const;

/** From opening the link to a settled chat: each step with its share of those who opened. */
export function Funnel({ counts }: { counts: DiversionCounts }) {
  const t = useT('diversion');
  const formats = useFormats();
  const shareOf = (step: (typeof STEPS)[number]) => (counts.opened === 0 ? 0 : counts[step] / counts.opened);
  return (
    <Panel title={t('funnel')}>
      <dl className="flex flex-col gap-3">
        {STEPS.map((step) => (
          <div
            key={step}
            className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)_6.5rem] items-center gap-3 max-sm:grid-cols-[minmax(0,1fr)_6.5rem]"
          >
            <dt className="text-13">{t(`step.${step}`)}</dt>
            <dd aria-hidden="true" className="h-6 overflow-hidden rounded-md bg-default max-sm:order-last max-sm:col-span-2 max-sm:h-3">
              <span className="block h-full rounded-md bg-accent" style={{ width: `${shareOf(step) * 100}%` }} />
            </dd>
            <dd className="text-end text-13 tabular-nums">
              <strong className="font-semibold">{formats.number(counts[step])}</strong>{' '}
              <span className="text-muted">{formats.percent(shareOf(step))}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-13 text-muted">
        {t('also', { known: formats.number(counts.known_people), fallback: formats.number(counts.fallback) })}
      </p>
    </Panel>
  );
}
