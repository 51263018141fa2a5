import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#/button/icon-button.tsx';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';

export interface BulkBarProps {
  /** Things that are chosen. */
  count: number;
  onClear: () => void;
  /** Buttons and menus of what can be done with them. */
  children: ReactNode;
}

/** The first row of a table while rows are chosen, and above whatever else lets things be chosen: how many, and what to do with them. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const texts = useTexts();
  return (
    <div
      role="toolbar"
      aria-label={texts.selected(count)}
      className="flex min-h-10 flex-wrap items-center gap-x-2 border-b border-accent-pale-border bg-accent-pale pr-2 pl-3 [&_button]:font-normal"
    >
      <span className="mr-2 text-13 text-accent-text tabular-nums">{texts.selected(count)}</span>
      {children}
      <IconButton size="small" label={texts.clearSelection} icon={<X size={15} />} onClick={onClear} className="ml-auto" />
    </div>
  );
}
