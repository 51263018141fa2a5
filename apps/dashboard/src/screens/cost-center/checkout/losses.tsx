import type { Quote } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert } from '@lobby/ui';
import { usePlanWords } from '#/components/cost/use-plan-words.ts';

type Loss = Quote['losses'][number];

/** What a smaller plan takes away, before it is paid. Nothing is deleted by it. */
export function Losses({ losses, startTime }: { losses: readonly Loss[]; startTime: number }) {
  const t = useT('cost');
  const formats = useFormats();
  if (losses.length === 0) return null;
  return (
    <Alert tone="warning" title={t('losses.title', { date: formats.date(startTime) })}>
      <ul className="mt-1.5 list-disc space-y-1 pl-4 text-13">
        {losses.map((loss) => (
          <li key={loss.kind === 'limit' ? loss.limit : loss.feature}>
            <LossWords loss={loss} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13">{t('losses.kept')}</p>
    </Alert>
  );
}

function LossWords({ loss }: { loss: Loss }) {
  const t = useT('cost');
  const words = usePlanWords();
  if (loss.kind === 'feature') return t('losses.feature', { feature: t(`features.${loss.feature}`) });
  const { limit, from, to, used } = loss;
  const change = t('losses.limit', {
    limit: t(`limits.${limit}`),
    from: words.amount(limit, from),
    to: words.amount(limit, to),
  });
  if (used === null || used <= to) return change;
  return (
    <>
      {change} <strong className="font-semibold">{t('losses.used', { used: words.amount(limit, used) })}</strong>
    </>
  );
}
