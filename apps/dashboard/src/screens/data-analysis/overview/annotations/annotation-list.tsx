import type { Annotation, AnalysisReport } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Chip, classNames, IconButton, Switch } from '@lobby/ui';
import { Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { useAnalysisSearch } from '#/components/analysis/use-analysis-search.ts';
import { useMay } from '#/components/use-may.ts';
import type { AnnotationFlag } from './annotation-flags.ts';
import { FlagNumber } from './annotation-marks.tsx';
import { useAnnotationText } from './use-annotation-text.ts';

const AnnotationDialog = lazy(() => import('./annotation-dialog.tsx').then((module) => ({ default: module.AnnotationDialog })));

/** Lines that are shown at first; on paper there are all. */
const FIRST_LINES = 5;

interface AnnotationListProps {
  report: AnalysisReport;
  flags: readonly AnnotationFlag[];
  /** The first line of each number, by the number. */
  lines: RefObject<Map<number, HTMLLIElement>>;
}

/** What was noted of the days that a chart shows, line by line, with what adds and changes them. */
export function AnnotationList({ report, flags, lines }: AnnotationListProps) {
  const t = useT('analysis');
  const mayWrite = useMay()('team.edit');
  const { search, change } = useAnalysisSearch();
  const [asked, setAsked] = useState<Annotation | 'new'>();
  const [isAll, setAll] = useState(false);
  const { dayOf, textOf } = useAnnotationText();
  const all = flags.flatMap(({ no, lines: own }) => own.map((line, index) => ({ no, line, isFirst: index === 0 })));
  const hasOwn = report.published.length > 0;
  if (all.length === 0 && !hasOwn && !mayWrite) return null;
  return (
    <div className="mt-4 flex flex-col gap-2 border-t border-separator pt-3 text-13">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{t('annotations.title')}</h3>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          {hasOwn ? (
            <Switch
              label={t('annotations.show_automatic')}
              checked={search.notes !== 'own'}
              onChange={(shown) => change({ notes: shown ? undefined : 'own' })}
              className="w-auto!"
            />
          ) : null}
          {mayWrite ? (
            <Button size="small" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setAsked('new')}>
              {t('annotations.add')}
            </Button>
          ) : null}
        </div>
      </div>
      {all.length === 0 ? (
        <p className="text-muted">{t('annotations.none')}</p>
      ) : (
        <ul aria-label={t('annotations.lines')} className="flex flex-col">
          {all.map(({ no, line, isFirst }, index) => (
            <li
              key={line.key}
              ref={(element) => {
                if (element && isFirst) lines.current.set(no, element);
              }}
              tabIndex={isFirst ? -1 : undefined}
              className={classNames(
                'flex min-h-8 items-start gap-2 rounded-sm py-1',
                !isAll && index >= FIRST_LINES && 'hidden print:flex',
              )}
            >
              <FlagNumber no={no} />
              <span className="w-16 shrink-0 text-muted tabular-nums">{dayOf(line.day)}</span>
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {textOf(line)}
              </span>
              {'published' in line ? <Chip>{t('annotations.automatic')}</Chip> : null}
              {'written' in line && mayWrite ? (
                <IconButton
                  label={t('annotations.edit_one', { text: line.written.text })}
                  icon={<Pencil size={14} />}
                  onClick={() => setAsked(line.written)}
                  className="-my-1 print:hidden"
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {all.length > FIRST_LINES ? (
        <Button variant="link" size="small" className="self-start print:hidden" onClick={() => setAll(!isAll)}>
          {isAll ? t('annotations.fewer') : t('annotations.all', { number: all.length })}
        </Button>
      ) : null}
      {asked === undefined ? null : (
        <Suspense fallback={null}>
          <AnnotationDialog
            key={asked === 'new' ? 'new' : asked.id}
            of={asked === 'new' ? undefined : asked}
            days={report}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
