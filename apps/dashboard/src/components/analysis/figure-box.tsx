import { classNames, IconButton, Stat } from '@lobby/ui';
import { Info } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

interface FigureBoxProps {
  label: string;
  value: string;
  change?: ComponentProps<typeof Stat>['change'] | undefined;
  /** What it is counted from. */
  basis: ReactNode;
  /** How it is counted, and the name of the button that tells it. */
  why: string;
  how: string;
  /** Opens what it counts, and what its button says; left out where there is nothing to open. */
  open?: { see: string; onOpen: () => void } | undefined;
  className: string;
}

/** One figure with its change, what it is counted from, how, and the way to what it counts. */
export function FigureBox({ label, value, change, basis, why, how, open, className }: FigureBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  const asLink = (inner: ReactNode) => (
    <button
      type="button"
      aria-label={open?.see}
      onClick={open?.onOpen}
      className="rounded-sm text-start underline-offset-4 hover:text-accent-text hover:underline"
    >
      {inner}
    </button>
  );
  return (
    <li className={classNames('relative min-w-0 bg-surface p-4', className)}>
      <div className="pe-7">
        <Stat label={label} value={value} {...(change && { change })} {...(open && { wrapValue: asLink })} />
        <p className="mt-0.5 text-xs text-muted tabular-nums">{basis}</p>
      </div>
      <IconButton
        label={how}
        icon={<Info size={15} aria-hidden="true" />}
        size="small"
        aria-expanded={isOpen}
        aria-controls={whyId}
        onClick={() => setOpen(!isOpen)}
        className="absolute! top-2.5 right-2 text-muted"
      />
      <p id={whyId} hidden={!isOpen} className="mt-2 text-xs text-muted">
        {why}
      </p>
    </li>
  );
}
