import { analysisFigure, MINUTES_PER_ANSWER, type AnalysisFigureId, type AnalysisTotals } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import type { ReactNode } from 'react';
import { FigureBox } from './figure-box.tsx';
import { useAnalysisSearch } from './use-analysis-search.ts';
import { useAnalysisText } from './use-analysis-text.ts';

interface Counted {
  total: AnalysisTotals;
  before: AnalysisTotals;
  currency: string | null;
}

/** Figures side by side, each with its change, what it is counted from, how, and the way to its conversations. */
export function FigureStrip({
  label,
  ids,
  counted,
  note,
}: {
  label: string;
  ids: readonly AnalysisFigureId[];
  counted: Counted;
  note?: Partial<Record<AnalysisFigureId, ReactNode>>;
}) {
  return (
    <ul
      aria-label={label}
      className={classNames(
        'grid grid-cols-2 gap-px overflow-hidden rounded-card border border-border bg-border',
        ids.length % 5 === 0 ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
      )}
    >
      {ids.map((id) => (
        <FigureCard key={id} id={id} counted={counted} note={note?.[id]} />
      ))}
    </ul>
  );
}

function FigureCard({ id, counted: { total, before, currency }, note }: { id: AnalysisFigureId; counted: Counted; note: ReactNode }) {
  const t = useT('analysis');
  const { open } = useAnalysisSearch();
  const { writeFigure, writeChange } = useAnalysisText(currency);
  const { rows } = analysisFigure(id);
  const [label, value] = [t(`figure.${id}`), writeFigure(id, total)];
  return (
    <FigureBox
      label={label}
      value={value}
      change={writeChange(id, total, before)}
      basis={note ?? <Basis id={id} total={total} />}
      why={t(`why.${id}`, { minutes: MINUTES_PER_ANSWER })}
      how={t('how', { figure: label })}
      open={total[rows] > 0 ? { see: t('see', { figure: `${label} ${value}` }), onOpen: () => open({ part: rows }) } : undefined}
      className="max-lg:last:odd:col-span-2"
    />
  );
}

/** What the figure is counted from. */
function Basis({ id, total }: { id: AnalysisFigureId; total: AnalysisTotals }) {
  const t = useT('analysis');
  const formats = useFormats();
  const { unit, whole, basis, part } = analysisFigure(id);
  const from = basis ?? whole;
  if (from === undefined) return t('n', { number: formats.number(Number(total[part])) });
  const number = formats.number(total[from]);
  return unit === 'time' ? t('median_n', { number }) : t('n', { number });
}
