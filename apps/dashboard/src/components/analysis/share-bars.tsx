import { useFormats } from '@lobby/i18n';
import { ChartFrame } from '@lobby/ui';
import type { ReactNode } from 'react';

export interface ShareBar {
  id: string;
  label: string;
  value: number;
  /** Opens what it counts. */
  onOpen: () => void;
}

interface ShareBarsProps {
  title: string;
  basis?: ReactNode;
  bars: readonly ShareBar[];
  /** What a full bar is. */
  whole: number;
  /** Heads of the table: what the bars are, their number, their share. */
  head: readonly [string, string, string];
  none: string;
  /** What the button of a bar says. */
  see: (figure: string) => string;
  tall?: boolean;
}

/** Level bars with their count before their share, each leading to what it counts; the same as a table. */
export function ShareBars({ title, basis, bars, whole, head, none, see, tall = false }: ShareBarsProps) {
  const formats = useFormats();
  const share = (value: number) => (whole === 0 ? 0 : value / whole);
  return (
    <ChartFrame
      title={title}
      basis={basis}
      table={{ head, rows: bars.map(({ label, value }) => [label, formats.number(value), formats.percent(share(value))]) }}
      chart={
        bars.length === 0 ? (
          <p className="text-13 text-muted">{none}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {bars.map(({ id, label, value, onOpen }) => (
              <li key={id}>
                <button
                  type="button"
                  disabled={value === 0}
                  aria-label={see(`${label} ${formats.number(value)} ${formats.percent(share(value))}`)}
                  onClick={onOpen}
                  className="group block w-full rounded-sm text-start"
                >
                  <span className="flex justify-between gap-3 text-13">
                    <span className="min-w-0 truncate group-enabled:group-hover:underline">{label}</span>{' '}
                    <span className="shrink-0 tabular-nums">
                      <strong className="font-semibold">{formats.number(value)}</strong>{' '}
                      <span className="ms-2 inline-block min-w-11 text-end text-muted">{formats.percent(share(value))}</span>
                    </span>
                  </span>
                  <span aria-hidden="true" className={`mt-1 block overflow-hidden rounded-md bg-default ${tall ? 'h-5' : 'h-1.5'}`}>
                    <span className="block h-full rounded-md bg-accent" style={{ width: `${Math.min(1, share(value)) * 100}%` }} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
