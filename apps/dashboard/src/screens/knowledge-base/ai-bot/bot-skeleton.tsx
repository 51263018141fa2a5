import { Skeleton, useLate } from '@lobby/ui';

const FIELDS = [
  { id: 'name', height: 'h-8' },
  { id: 'welcome', height: 'h-20' },
  { id: 'questions', height: 'h-24' },
  { id: 'no-answer', height: 'h-20' },
];

/** The shape of the form on its way. */
export function BotSkeleton() {
  if (!useLate(true)) return <div aria-busy="true" />;
  return (
    <div aria-busy="true" className="flex h-full">
      <div className="w-44 shrink-0 space-y-2 border-r border-border p-3 max-md:hidden">
        {FIELDS.map(({ id }) => (
          <Skeleton key={id} className="h-9 w-full" />
        ))}
      </div>
      <div className="mx-auto w-full max-w-2xl flex-1 space-y-5 px-6 py-5">
        {FIELDS.map(({ id, height }) => (
          <div key={id} className="space-y-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className={`w-full ${height}`} />
          </div>
        ))}
      </div>
      <div className="w-[404px] shrink-0 border-l border-border bg-navigation max-xl:hidden" />
    </div>
  );
}
