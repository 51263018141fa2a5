import type { WorkOrderRow } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';

/** Its code loads when it is first asked for. */
const DueDialog = lazy(() => import('./due-dialog.tsx').then((module) => ({ default: module.DueDialog })));

interface DueChoiceProps {
  order: Pick<WorkOrderRow, 'id' | 'no' | 'version' | 'resolve_due_at'>;
  className?: string;
  /** How it stands now. */
  children: ReactNode;
}

/** Until when a work order is solved, to be pressed and changed where it stands. */
export function DueChoice({ order, className, children }: DueChoiceProps) {
  const t = useT('orders');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        title={t('due.change')}
        onClick={() => setOpen(true)}
        className={classNames(
          'group/due inline-flex min-h-7 max-w-full items-center gap-1 rounded-md text-left hover:bg-default pointer-coarse:min-h-11',
          className,
        )}
      >
        {children}
        <Pencil
          size={13}
          aria-hidden="true"
          className="shrink-0 text-muted opacity-0 group-hover/due:opacity-100 group-focus-visible/due:opacity-100 pointer-coarse:opacity-100"
        />
        <span className="sr-only">{t('due.change')}</span>
      </button>
      <Suspense fallback={null}>{isOpen ? <DueDialog order={order} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
