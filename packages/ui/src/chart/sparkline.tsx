/** A point in a plot, in px. */
type Point = readonly [x: number, y: number];

const PADDING_PX = 2;

/** Points of values across a width and height in px, the highest at the top; a flat line in the middle where all are equal. */
export function sparkPoints(values: readonly number[], width: number, height: number): Point[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = values.length > 1 ? (width - 2 * PADDING_PX) / (values.length - 1) : 0;
  const plot = height - 2 * PADDING_PX;
  return values.map((value, index) => [
    PADDING_PX + index * step,
    PADDING_PX + (span === 0 ? plot / 2 : plot - ((value - low) / span) * plot),
  ]);
}

export interface SparklineProps {
  /** What the line says: `Conversations, rising from 40 to 62`. */
  label: string;
  values: readonly number[];
  width?: number | undefined;
  height?: number | undefined;
}

/** A small line beside a figure. */
export function Sparkline({ label, values, width = 96, height = 28 }: SparklineProps) {
  const points = sparkPoints(values, width, height);
  const last = points.at(-1);
  return (
    <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`} fill="none" className="text-accent">
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last ? <circle cx={last[0]} cy={last[1]} r="2" fill="currentColor" /> : null}
    </svg>
  );
}
