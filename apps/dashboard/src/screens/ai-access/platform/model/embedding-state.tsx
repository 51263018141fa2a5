import type { OwnModel } from '@lobby/contract';
import { joinSentences, useFormats, useT } from '@lobby/i18n';
import { Alert, Chip, ProgressBar } from '@lobby/ui';

interface EmbeddingStateProps {
  name: string;
  isOn: boolean;
  embedding: NonNullable<OwnModel['embedding']>;
}

/** How the model that finds answers by their meaning does, and how much it has read. */
export function EmbeddingState({ name, isOn, embedding: { fault, test, done, total } }: EmbeddingStateProps) {
  const t = useT('access');
  const formats = useFormats();
  const latency = test && formats.number(test.latency_ms, { style: 'unit', unit: 'millisecond', unitDisplay: 'narrow' });
  return (
    <section aria-label={t('embedding.title')} className="flex flex-col gap-2 border-t border-separator pt-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t('embedding.title')}</span>
        <span className="text-13 break-all text-muted">{name}</span>
        {fault || !test ? null : <Chip tone="success">{t('model.status.ok')}</Chip>}
      </p>
      {fault ? <Alert tone="warning">{joinSentences(t(`fault.${fault}`), t('embedding.words'))}</Alert> : null}
      {test && !fault ? (
        <p className="text-13 text-muted tabular-nums">{t('embedding.tested', { time: latency, count: test.length })}</p>
      ) : null}
      {isOn && total > 0 ? (
        <ProgressBar
          label={t(done < total ? 'embedding.reading' : 'embedding.read')}
          value={done}
          max={total}
          figure={t('embedding.progress', { done: formats.number(done), total: formats.number(total) })}
        />
      ) : null}
    </section>
  );
}
