import type { OwnModel } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Chip } from '@lobby/ui';
import { useNow } from '#/components/use-now.ts';

const TONES = { untested: 'neutral', ok: 'success', error: 'danger' } as const;
const SECOND_MS = 1_000;

/** Times that have passed are worded anew this often, in milliseconds. */
const LOOK_MS = 60_000;

/** How the latest test went, and what went wrong last. */
export function TestResult({ model: { status, fault, test, tested_at: testedAt } }: { model: OwnModel }) {
  const t = useT('access');
  const formats = useFormats();
  const now = useNow(LOOK_MS);
  const seconds = (ms: number) =>
    formats.number(ms / SECOND_MS, { style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 2 });
  return (
    <div role="status" className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={TONES[status]}>{t(`model.status.${status}`)}</Chip>
        {testedAt === null ? null : (
          <span className="text-13 text-muted">{t('model.tested', { time: formats.relative(testedAt, now) })}</span>
        )}
      </p>
      {fault ? <Alert tone="danger">{t(`fault.${fault}`)}</Alert> : null}
      {test && status === 'ok' ? (
        <>
          <dl className="grid grid-cols-3 gap-3 tabular-nums">
            <Figure name={t('model.first')} value={seconds(test.first_ms)} />
            <Figure name={t('model.whole')} value={seconds(test.latency_ms)} />
            <Figure name={t('model.streams')} value={t(test.streams ? 'model.yes' : 'model.no')} />
          </dl>
          <p className="rounded-field bg-surface-secondary p-3 text-13">
            <span className="text-muted">{t('model.said')}</span> <span dir="auto">{test.sample}</span>
          </p>
        </>
      ) : null}
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
