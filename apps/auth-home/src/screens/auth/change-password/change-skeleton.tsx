import { useT } from '@lobby/i18n';
import { Skeleton, useLate } from '@lobby/ui';
import { AuthHeading } from '#/components/auth-heading.tsx';

/** The form while it is not known whether there is a password to change. */
export function ChangeSkeleton() {
  const t = useT('auth');
  const late = useLate(true);
  return (
    <div aria-busy="true">
      <AuthHeading title={t('change.heading')} text={t('change.text')} />
      {late ? (
        <div className="mt-7 flex flex-col gap-5">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      ) : null}
    </div>
  );
}
