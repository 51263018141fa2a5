import type { ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

/** One bar. */
export interface Bar {
  id: string;
  label: string;
  value: number;
  /** How much of the value stands at the foot in the full colour, the rest above it in a lighter one; the whole bar without it. */
  part?: number | undefined;
  /** An earlier value to compare with, drawn as a dashed tick. */
  before?: number | undefined;
  /** What stands under it where bars are too many for their labels; empty for nothing. */
  tick?: string | undefined;
  /** Where what it counts can be seen. */
  href?: string | undefined;
}

export interface BarChartProps {
  /** What the chart says, in a sentence. */
  label: string;
  bars: readonly Bar[];
  format?: ((value: number) => string) | undefined;
  /** Height of the plot in px. */
  height?: number | undefined;
  /** Writes its value above each bar that has one. */
  showValues?: boolean | undefined;
  /** Wraps a bar with the app's link to what it counts. */
  wrapBar?: ((bar: Bar, inner: ReactNode) => ReactNode) | undefined;
}

/** Between a bar and the value above it, in px. */
const VALUE_GAP_PX = 3;
/** More bars than this stand close together. */
const CLOSE_BARS = 14;

/** The scale ends at the next round number above the highest value. */
export function scaleEnd(values: readonly number[]): number {
  const highest = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((each) => each * power >= highest) ?? 10;
  return step * power;
}

/** Height of a value, in px. */
const VALUE_PX = 16;

/** How far above the foot the value of a bar stands, in px: just above the bar, or above the earlier value where its tick would run through it. */
function valueBottom(px: number, beforePx: number | undefined): number {
  const isCrossed = beforePx !== undefined && beforePx > px && beforePx <= px + VALUE_GAP_PX + VALUE_PX;
  return (isCrossed ? beforePx : px) + VALUE_GAP_PX;
}

const asItIs = (_bar: Bar, inner: ReactNode) => inner;

/** Upright bars, with their values in words for screen readers. */
export function BarChart({ label, bars, format = String, height = 160, showValues = false, wrapBar = asItIs }: BarChartProps) {
  const end = scaleEnd(bars.flatMap((bar) => [bar.value, bar.before ?? 0]));
  const pxOf = (value: number) => (value / end) * height;
  const gap = bars.length > CLOSE_BARS ? 'gap-0.5' : 'gap-2';
  return (
    <figure aria-label={label} className={classNames('m-0', showValues && 'pt-4')}>
      <ul className={classNames('relative flex items-end border-b border-border', gap)} style={{ height }}>
        <li
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 top-0 border-t border-dashed border-separator text-xs text-muted tabular-nums"
        >
          {format(end)}
        </li>
        {bars.map((bar) => (
          <li
            key={bar.id}
            className="group relative flex h-full min-w-0 flex-1 items-end justify-center"
            title={`${bar.label}: ${format(bar.value)}`}
          >
            <span className="sr-only">{`${bar.label}: ${format(bar.value)}`}</span>
            {wrapBar(bar, <Column bar={bar} px={Math.max(2, pxOf(bar.value))} />)}
            {bar.before === undefined ? null : (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute w-full max-w-12 border-t border-dashed border-muted"
                style={{ bottom: pxOf(bar.before) }}
              />
            )}
            {showValues && bar.value > 0 ? (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute bg-surface px-0.5 text-xs leading-4 tabular-nums"
                style={{ bottom: valueBottom(pxOf(bar.value), bar.before === undefined ? undefined : pxOf(bar.before)) }}
              >
                {format(bar.value)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <ul aria-hidden="true" className={classNames('mt-1.5 flex text-xs text-muted', gap)}>
        {bars.map((bar) => (
          <li key={bar.id} className={classNames('min-w-0 flex-1', bar.tick === undefined ? 'truncate text-center' : 'whitespace-nowrap')}>
            {bar.tick ?? bar.label}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Column({ bar: { value, part = value }, px }: { bar: Bar; px: number }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex w-full max-w-10 flex-col justify-end overflow-hidden rounded-t-[3px] transition-colors duration-150',
        value === 0 ? 'bg-border' : 'bg-accent/35',
      )}
      style={{ height: px }}
    >
      {value === 0 || part === 0 ? null : (
        <span
          className={classNames('block bg-accent group-hover:bg-accent-solid', part < value && 'border-t-2 border-surface')}
          style={{ height: `${(part / value) * 100}%` }}
        />
      )}
    </span>
  );
}
