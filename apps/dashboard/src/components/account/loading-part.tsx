import { Skeleton, useLate } from '@lobby/ui';

const ROWS = 3;

/** A part on its way. */
export function LoadingPart() {
  const late = useLate(true);
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      {late ? Array.from({ length: ROWS }, (_, row) => <Skeleton key={row} className="h-11 w-full" />) : null}
    </div>
  );
}
