import { useT } from '@lobby/i18n';
import type { AnnotationFlag } from './annotation-flags.ts';
import { useAnnotationText } from './use-annotation-text.ts';

const percent = (part: number) => `${part * 100}%`;

/** Room above a chart for the numbers, in px. */
export const FLAGS_PX = 28;

/** The numbers above a chart, each with a line down to its days; pressed, one leads to what it stands for. */
export function AnnotationMarks({ flags, onShow }: { flags: readonly AnnotationFlag[]; onShow: (no: number) => void }) {
  const t = useT('analysis');
  const { spoken } = useAnnotationText();
  return (
    <ul aria-label={t('annotations.title')} className="pointer-events-none absolute inset-x-0 bottom-0" style={{ top: -FLAGS_PX }}>
      {flags.map(({ no, at, days, lines }) => (
        <li key={no}>
          {days.map((day) => (
            <span
              key={day}
              aria-hidden="true"
              className="absolute bottom-0 border-s border-dotted border-muted"
              style={{ left: percent(day), top: FLAGS_PX }}
            />
          ))}
          <button
            type="button"
            title={spoken(lines)}
            aria-label={`${no}. ${spoken(lines)}`}
            onClick={() => onShow(no)}
            className="pointer-events-auto absolute top-0 z-10 inline-flex h-6 min-w-6 -translate-x-1/2 items-center justify-center"
            style={{ left: percent(at) }}
          >
            <FlagNumber no={no} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The number by which a line and its place on the chart are found from each other. */
export function FlagNumber({ no }: { no: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex h-5 min-w-5 items-center justify-center rounded-md border border-field-border bg-surface px-1 text-xs text-foreground tabular-nums"
    >
      {no}
    </span>
  );
}
