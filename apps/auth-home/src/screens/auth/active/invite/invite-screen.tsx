import { ApiError } from '@lobby/api-client';
import { invites } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageFacts } from '#/components/page-facts.tsx';
import { QueryCache } from '#/components/query-cache.tsx';
import { useApi } from '#/data/api.ts';
import { inviteQuery } from '#/data/invite.ts';
import { FormSkeleton } from '#/components/form/form-skeleton.tsx';
import { DeadInvite, SignInFirst } from './invite-ends.tsx';
import { NewcomerForm } from './newcomer-form.tsx';
import { SignedIn } from './signed-in.tsx';
import { useSignedIn } from './use-signed-in.ts';

const { key: keySchema } = invites.look.request.shape;

/** Accepting an invitation: as somebody new, or with the account that the address has. */
export function InviteScreen({ link }: { link: string }) {
  const t = useT('auth');
  return (
    <QueryCache>
      <PageFacts title={`${t('invite.title')} · Lobby`} description={t('invite.description')} unlisted />
      {keySchema.safeParse(link).success ? <CheckedInvite key={link} link={link} /> : <DeadInvite />}
    </QueryCache>
  );
}

function CheckedInvite({ link }: { link: string }) {
  const t = useT('auth');
  const { data, error, isFetching, refetch } = useQuery({
    ...inviteQuery(useApi(), link),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [end, setEnd] = useState<'dead' | 'has_account'>();
  const me = useSignedIn();
  if (end === 'dead' || (error instanceof ApiError && ['link_expired', 'invalid_request'].includes(error.reason))) return <DeadInvite />;
  if (error)
    return (
      <ErrorState title={t('active.error_title')} onRetry={() => void refetch()} retrying={isFetching}>
        {t('active.error_text')}
      </ErrorState>
    );
  if (!data || me.isPending) return <FormSkeleton />;
  if (me.user) return <SignedIn facts={data} user={me.user} link={link} onDead={() => setEnd('dead')} onSignedOut={me.forget} />;
  if (data.has_account || end === 'has_account') return <SignInFirst facts={data} link={link} />;
  return <NewcomerForm facts={data} link={link} onEnd={setEnd} />;
}
