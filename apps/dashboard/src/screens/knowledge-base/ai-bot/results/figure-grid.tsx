import type { BotResults } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { FigureBox } from '#/components/analysis/figure-box.tsx';
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
  const { id, value, behind, median } = figure;
  const label = t(`results.figure.${id}`);
  const shown = value === undefined ? '–' : write(figure, value);
  return (
    <FigureBox
      label={label}
      value={shown}
      change={writeChange(figure)}
      basis={<Basis figure={figure} median={median === undefined ? undefined : write(figure, median)} />}
      why={t(`results.why.${id}`)}
      how={t('results.how', { figure: label })}
      open={
        behind !== undefined && isServed && figure.n > 0
          ? {
              see: t('results.see', { figure: `${label} ${shown}` }),
              onOpen: () => change({ figure: behind, trigger: undefined, day: undefined }),
            }
          : undefined
      }
      className="max-lg:last:odd:col-span-2 max-[360px]:last:col-span-1! lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+2]:col-span-2"
    />
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
  return median === undefined ? basis : `${t('results.median', { value: median })} · ${basis}`;
}
