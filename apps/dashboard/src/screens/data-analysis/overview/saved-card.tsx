import { MINUTES_PER_ANSWER, valueOf, type AnalysisTotals } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Panel, TextField } from '@lobby/ui';
import { useAnalysisSearch } from '#/components/analysis/use-analysis-search.ts';
import { useAnalysisText } from '#/components/analysis/use-analysis-text.ts';

/** What the hours that the bot saved are worth, by what an hour costs the business, with what that assumes. */
export function SavedCard({ total }: { total: AnalysisTotals }) {
  const t = useT('analysis');
  const formats = useFormats();
  const { writeFigure } = useAnalysisText();
  const { search, change } = useAnalysisSearch();
  const hours = valueOf('saved', total) ?? 0;
  return (
    <Panel title={t('saved.title')}>
      <div className="flex flex-col gap-3">
        <TextField
          label={t('saved.cost')}
          type="number"
          min={0}
          value={search.cost === undefined ? '' : String(search.cost)}
          onChange={({ target }) => change({ cost: Number(target.value) > 0 ? Number(target.value) : undefined })}
          className="max-w-48"
        />
        {search.cost === undefined ? (
          <p className="text-13 text-muted">{t('saved.ask')}</p>
        ) : (
          <p className="text-base font-semibold tabular-nums">
            {t('saved.worth', {
              hours: writeFigure('saved', total),
              cost: formats.number(search.cost),
              worth: formats.number(hours * search.cost, { maximumFractionDigits: 0 }),
            })}
          </p>
        )}
        <p className="text-xs text-muted">{t('why.saved', { minutes: MINUTES_PER_ANSWER })}</p>
      </div>
    </Panel>
  );
}
