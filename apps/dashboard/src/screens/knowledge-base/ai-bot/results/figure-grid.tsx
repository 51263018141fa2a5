import type { BotResults } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { IconButton, Stat } from '@lobby/ui';
import { Info } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useServesSessions } from '#/components/session-link.tsx';
import { figuresOf, type Figure } from './figures.ts';
import { useFigureText } from './use-figure-text.ts';
import { useResultSearch } from './use-result-search.ts';

/** Every figure with its change, what it is counted from, and how. */
export function FigureGrid({ results }: { results: BotResults }) {
  return (
    <ul className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-border bg-border max-lg:grid-cols-2 max-[360px]:grid-cols-1">
      {figuresOf(results).map((figure) => (
        <FigureCard key={figure.id} figure={figure} currency={results.currency ?? ''} />
      ))}
    </ul>
  );
}

function FigureCard({ figure, currency }: { figure: Figure; currency: string }) {
  const t = useT('bot');
  const { change } = useResultSearch();
  const { write, writeChange } = useFigureText(currency);
  const isServed = useServesSessions();
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  const { id, value, behind } = figure;
  const label = t(`results.figure.${id}`);
  const shown = value === undefined ? '–' : write(figure, value);
  const changed = writeChange(figure);
  const asLink = (inner: ReactNode) => (
    <button
      type="button"
      aria-label={t('results.see', { figure: `${label} ${shown}` })}
      onClick={() => change({ figure: behind, trigger: undefined, day: undefined })}
      className="rounded-sm text-left underline-offset-4 hover:text-accent-text hover:underline"
    >
      {inner}
    </button>
  );
  return (
    <li className="relative min-w-0 bg-surface p-4 max-lg:last:odd:col-span-2 max-[360px]:last:col-span-1! lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+2]:col-span-2">
      <div className="pr-7">
        <Stat
          label={label}
          value={shown}
          {...(changed && { change: changed })}
          {...(behind !== undefined && isServed && figure.n > 0 && { wrapValue: asLink })}
        />
        <Basis figure={figure} median={figure.median === undefined ? undefined : write(figure, figure.median)} />
      </div>
      <IconButton
        label={t('results.how', { figure: label })}
        icon={<Info size={15} aria-hidden="true" />}
        size="small"
        aria-expanded={isOpen}
        aria-controls={whyId}
        onClick={() => setOpen(!isOpen)}
        className="absolute! top-2.5 right-2 text-muted"
      />
      <p id={whyId} hidden={!isOpen} className="mt-2 text-xs text-muted">
        {t(`results.why.${id}`)}
      </p>
    </li>
  );
}

/** What the figure is counted from. */
function Basis({ figure: { id, n }, median }: { figure: Figure; median: string | undefined }) {
  const t = useT('bot');
  const number = useFormats().number(n);
  const text = {
    tools: t('results.failed_tools', { number }),
    links: t('results.offers', { number }),
    cost: t('results.model_answers', { number }),
  };
  const basis = text[id as keyof typeof text] ?? t('results.n', { number });
  return (
    <p className="mt-0.5 text-xs text-muted tabular-nums">
      {median === undefined ? basis : `${t('results.median', { value: median })} · ${basis}`}
    </p>
  );
}
