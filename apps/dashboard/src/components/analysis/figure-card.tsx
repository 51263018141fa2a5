import { analysisFigure, MINUTES_PER_ANSWER, type AnalysisFigureId, type AnalysisTotals } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, IconButton, Stat } from '@lobby/ui';
import { Info } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
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
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  const { rows } = analysisFigure(id);
  const [label, shown, change] = [t(`figure.${id}`), writeFigure(id, total), writeChange(id, total, before)];
  const asLink = (inner: ReactNode) => (
    <button
      type="button"
      aria-label={t('see', { figure: `${label} ${shown}` })}
      onClick={() => open({ part: rows })}
      className="rounded-sm text-start underline-offset-4 hover:text-accent-text hover:underline"
    >
      {inner}
    </button>
  );
  return (
    <li className="relative min-w-0 bg-surface p-4 max-lg:last:odd:col-span-2">
      <div className="pe-6">
        <Stat label={label} value={shown} {...(change && { change })} {...(total[rows] > 0 && { wrapValue: asLink })} />
        <p className="mt-0.5 text-xs text-muted tabular-nums">{note ?? <Basis id={id} total={total} />}</p>
      </div>
      <IconButton
        label={t('how', { figure: label })}
        icon={<Info size={15} aria-hidden="true" />}
        size="small"
        aria-expanded={isOpen}
        aria-controls={whyId}
        onClick={() => setOpen(!isOpen)}
        className="absolute! top-2.5 right-2 text-muted"
      />
      <p id={whyId} hidden={!isOpen} className="mt-2 text-xs text-muted">
        {t(`why.${id}`, { minutes: MINUTES_PER_ANSWER })}
      </p>
    </li>
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
