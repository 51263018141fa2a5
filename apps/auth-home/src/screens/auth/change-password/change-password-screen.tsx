import { useT } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageFacts } from '#/components/page-facts.tsx';
import { QueryCache } from '#/components/query-cache.tsx';
import { useApi } from '#/data/api.ts';
import { infoQuery } from '#/data/user.ts';
import { ChangeForm } from './change-form.tsx';
import { ChangeSkeleton } from './change-skeleton.tsx';
import { Changed, NoPassword } from './change-ends.tsx';
import { isSignedOut, useSignInAgain } from './use-sign-in-again.ts';

/** Changing the password of who is signed in. */
export function ChangePasswordScreen() {
  const t = useT('auth');
  return (
    <QueryCache>
      <PageFacts title={`${t('change.title')} · Lobby`} description={t('change.description')} unlisted />
      <div className="sm:pt-[8vh]">
        <Change />
      </div>
    </QueryCache>
  );
}

function Change() {
  const t = useT('auth');
  const { data, error, isFetching, refetch } = useQuery({ ...infoQuery(useApi()), retry: false });
  const [ended, setEnded] = useState<number>();
  useSignInAgain(error);
  if (ended !== undefined) return <Changed ended={ended} />;
  if (error && !isSignedOut(error))
    return <ErrorState title={t('change.error_title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <ChangeSkeleton />;
  return data.has_password ? <ChangeForm email={data.email} onChanged={setEnded} /> : <NoPassword email={data.email} />;
}
