import { ApiError } from '@lobby/api-client';
import { user } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { PageFacts } from '#/components/page-facts.tsx';
import { QueryCache } from '#/components/query-cache.tsx';
import { useApi } from '#/data/api.ts';
import { linkQuery } from '#/data/user.ts';
import { ActiveForm } from './active-form.tsx';
import { FormSkeleton } from '#/components/form/form-skeleton.tsx';
import { InviteScreen } from './invite/invite-screen.tsx';
import { DeadLink, HasAccount, type LinkEnd } from './link-ends.tsx';

const { key: keySchema } = user.active.request.shape;

/** What the link of a mail opens: signing up, where it stands for the code, or an invitation. */
export function ActiveScreen() {
  const t = useT('auth');
  const { key = '', invite } = useSearch({ strict: false });
  if (invite !== undefined) return <InviteScreen link={invite} />;
  return (
    <QueryCache>
      <PageFacts title={`${t('active.title')} · Lobby`} description={t('active.description')} unlisted />
      {keySchema.safeParse(key).success ? <CheckedLink key={key} secret={key} /> : <DeadLink />}
    </QueryCache>
  );
}

function CheckedLink({ secret }: { secret: string }) {
  const t = useT('auth');
  const { data, error, isFetching, refetch } = useQuery({
    ...linkQuery(useApi(), secret),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [end, setEnd] = useState<LinkEnd>();
  if (end === 'dead' || (error instanceof ApiError && ['link_expired', 'invalid_request'].includes(error.reason))) return <DeadLink />;
  if (error)
    return (
      <ErrorState title={t('active.error_title')} onRetry={() => void refetch()} retrying={isFetching}>
        {t('active.error_text')}
      </ErrorState>
    );
  if (!data) return <FormSkeleton />;
  return data.has_account || end === 'has_account' ? (
    <HasAccount email={data.email} />
  ) : (
    <ActiveForm email={data.email} secret={secret} onEnd={setEnd} />
  );
}
