import type { AnalysisReport } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { ChartFrame, classNames } from '@lobby/ui';
import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useRef } from 'react';
import { useAnalysisSearch } from '#/components/analysis/use-analysis-search.ts';
import { usePhone } from '#/components/use-phone.ts';
import { flagsOf, linesOf, type AnnotationFlag } from './annotations/annotation-flags.ts';
import { AnnotationList } from './annotations/annotation-list.tsx';
import { AnnotationMarks, FLAGS_PX } from './annotations/annotation-marks.tsx';
import { useAnnotationText } from './annotations/use-annotation-text.ts';
import { marksOf, type TrendMark } from './trend-marks.ts';

/** What the drawing is measured in; it is stretched to its place, and strokes are not. */
const [WIDTH, HEIGHT] = [1_000, 260];
/** Lines across, and names of days, about. */
const TICKS = 4;
const NAMES = 6;
/** What numbers above the chart need between them, as a part of its width. */
const GAP = 0.05;
const PHONE_GAP = 0.1;

/** All conversations and those that the bot answered, day by day; each day leads to its conversations. */
export function TrendChart({ report }: { report: AnalysisReport }) {
  const { days, days_before: before, annotations, published } = report;
  const t = useT('analysis');
  const formats = useFormats();
  const { search } = useAnalysisSearch();
  const { dayOf: name, joined } = useAnnotationText();
  const isPhone = usePhone();
  const listed = useRef(new Map<number, HTMLLIElement>());
  const marks = marksOf(days);
  const lines = linesOf(annotations, search.notes === 'own' ? [] : published);
  const indexOf = (day: string) => marks.findIndex(({ from, to }) => from <= day && day <= to);
  const flags = flagsOf(lines, (day) => indexOf(day) / Math.max(1, marks.length - 1), isPhone ? PHONE_GAP : GAP);
  const earlier = marksOf(before);
  return (
    <ChartFrame
      title={marks.length < days.length ? t('trend.weeks') : t('trend.title')}
      basis={<Legend />}
      table={{
        head: [
          t('trend.day'),
          t('trend.all'),
          t('trend.answered'),
          t('trend.before'),
          ...(lines.length > 0 ? [t('annotations.title')] : []),
        ],
        ...(lines.length > 0 && { wordColumn: 4 }),
        rows: marks.map((mark, index) => [
          name(mark.from),
          formats.number(mark.all),
          formats.number(mark.answered),
          formats.number(earlier[index]?.all ?? 0),
          ...(lines.length > 0 ? [joined(lines.filter(({ day }) => indexOf(day) === index))] : []),
        ]),
      }}
      chart={
        <>
          <Drawing marks={marks} name={name} flags={flags} onShow={(no) => listed.current.get(no)?.focus()} />
          <AnnotationList report={report} flags={flags} lines={listed} />
        </>
      }
    />
  );
}

function Legend() {
  const t = useT('analysis');
  return (
    <span className="flex flex-wrap gap-x-4">
      <span className="inline-flex items-center gap-1.5">
        <svg aria-hidden="true" width="18" height="4">
          <line x1="0" y1="2" x2="18" y2="2" className="stroke-accent" strokeWidth="2" />
        </svg>
        {t('trend.answered')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <svg aria-hidden="true" width="18" height="4">
          <line x1="0" y1="2" x2="18" y2="2" className="stroke-muted" strokeWidth="2" strokeDasharray="4 3" />
        </svg>
        {t('trend.all')}
      </span>
    </span>
  );
}

interface DrawingProps {
  marks: readonly TrendMark[];
  name: (day: string) => string;
  flags: readonly AnnotationFlag[];
  /** Shows what a number stands for. */
  onShow: (no: number) => void;
}

function Drawing({ marks, name, flags, onShow }: DrawingProps) {
  const t = useT('analysis');
  const formats = useFormats();
  const { open } = useAnalysisSearch();
  const x = scalePoint<number>()
    .domain(marks.map((_, index) => index))
    .range([0, WIDTH]);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...marks.map(({ all }) => all))])
    .nice(TICKS)
    .range([HEIGHT, 0]);
  const at = (index: number) => x(index) ?? 0;
  const lineOf = (value: (mark: TrendMark) => number) =>
    line<TrendMark>(
      (_, index) => at(index),
      (mark) => y(value(mark)),
    )([...marks]) ?? '';
  const under =
    area<TrendMark>(
      (_, index) => at(index),
      HEIGHT,
      (mark) => y(mark.answered),
    )([...marks]) ?? '';
  const ticks = y.ticks(TICKS).filter(Number.isInteger);
  const step = Math.ceil(marks.length / NAMES);
  const percent = (value: number, of: number) => `${(value / of) * 100}%`;
  return (
    <div className="ps-10 pe-2">
      <div className="relative" style={{ height: HEIGHT, marginTop: flags.length > 0 ? FLAGS_PX : 0 }}>
        {ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 border-t border-separator"
            style={{ top: percent(y(tick), HEIGHT) }}
          >
            <span className="absolute end-full -translate-y-1/2 pe-2 text-xs text-muted tabular-nums">{formats.number(tick)}</span>
          </span>
        ))}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path d={under} className="fill-accent-tint" />
          <path
            d={lineOf(({ all }) => all)}
            fill="none"
            className="stroke-muted"
            strokeWidth="1.5"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={lineOf(({ answered }) => answered)}
            fill="none"
            className="stroke-accent"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ul aria-label={t('trend.title')}>
          {marks.map(({ from, to, all, answered }, index) => {
            const words = `${name(from)}: ${formats.number(all)}, ${t('trend.answered')} ${formats.number(answered)}`;
            return (
              <li
                key={from}
                className="absolute inset-y-0 -translate-x-1/2"
                style={{ left: percent(at(index), WIDTH), width: percent(1, Math.max(1, marks.length)) }}
              >
                <button
                  type="button"
                  title={words}
                  disabled={all === 0}
                  aria-label={t('see', { figure: words })}
                  onClick={() => open({ part: 'conversations', day: from, until: to })}
                  className="group block size-full rounded-sm"
                >
                  <span
                    aria-hidden="true"
                    className="absolute left-1/2 size-2 -translate-1/2 rounded-full bg-accent opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
                    style={{ top: percent(y(answered), HEIGHT) }}
                  />
                </button>
              </li>
            );
          })}
        </ul>
        {flags.length > 0 ? <AnnotationMarks flags={flags} onShow={onShow} /> : null}
      </div>
      <ul aria-hidden="true" className="relative mt-2 h-5 text-xs text-muted">
        {marks.map(({ from }, index) =>
          index % step === 0 ? (
            <li
              key={from}
              className={classNames(
                'absolute whitespace-nowrap',
                index > 0 && '-translate-x-1/2',
                index % (step * 2) > 0 && 'max-sm:hidden',
              )}
              style={{ left: percent(at(index), WIDTH) }}
            >
              {name(from)}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
