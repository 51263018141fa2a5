import { useT } from '@lobby/i18n';
import { EmptyState, Skeleton, useLate } from '@lobby/ui';
import { MessagesSquare } from 'lucide-react';

const SKELETON_ROWS = 8;

/** Rows on their way. */
export function ListSkeleton() {
  const late = useLate(true);
  if (!late) return <div aria-busy="true" className="flex-1" />;
  return (
    <div aria-busy="true" className="min-h-0 flex-1 overflow-hidden">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} className="flex gap-3 border-b border-separator px-4 py-3" style={{ opacity: 1 - row / SKELETON_ROWS }}>
          <Skeleton className="size-9 rounded-full" />
          <div className="flex flex-1 flex-col gap-2 py-1">
            <Skeleton className="h-3.5 w-1/3" />
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-5 w-20" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Beside the list, before a conversation is chosen. */
export function NothingChosen() {
  const t = useT('session');
  return (
    <div className="flex h-full items-center justify-center">
      <EmptyState icon={<MessagesSquare />} title={t('empty.none.title')}>
        {t('empty.none.text')}
      </EmptyState>
    </div>
  );
}
