import { useT } from '@lobby/i18n';
import { Skeleton, VisuallyHidden } from '@lobby/ui';

/** The shape of a chat, until the chat is there. */
export function DemoSkeleton() {
  const t = useT('home');
  return (
    <div className="absolute inset-0 flex flex-col bg-surface">
      <VisuallyHidden>{t('hero.demo_loading')}</VisuallyHidden>
      <div className="flex h-16 items-center gap-3 border-b border-separator px-4">
        <Skeleton className="size-9 rounded-full" />
        <div className="flex-1">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="mt-2 h-2.5 w-36" />
        </div>
        <Skeleton className="h-9 w-24 rounded-full" />
      </div>
      <div className="flex flex-1 gap-2 p-4">
        <Skeleton className="size-7 rounded-full" />
        <Skeleton className="h-12 w-3/5 rounded-bubble" />
      </div>
      <div className="p-3">
        <Skeleton className="h-12 rounded-full" />
      </div>
    </div>
  );
}
