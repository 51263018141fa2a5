import { useT } from '@lobby/i18n';
import { ErrorState, Skeleton, useLate } from '@lobby/ui';
import { AuthHeading } from '#/components/auth-heading.tsx';
import { PageFacts } from '#/components/page-facts.tsx';
import { PlainHeader } from '#/components/plain-header.tsx';
import { QueryCache } from '#/components/query-cache.tsx';
import { ChatPreview } from './chat-preview.tsx';
import { OtherAccount } from './other-account.tsx';
import { ToBForm } from './to-b-form.tsx';
import { useOwnAccount } from './use-own-account.ts';
import { useToB } from './use-to-b.ts';

/** Where an account that is not yet a business becomes one (§2, §6). */
export function ToBScreen() {
  return (
    <QueryCache>
      <SetUp />
    </QueryCache>
  );
}

function SetUp() {
  const t = useT('business');
  const account = useOwnAccount();
  const toB = useToB(account.signInAgain);
  return (
    <div className="flex min-h-dvh">
      <PageFacts title={`${t('to_b.title')} · Lobby`} description={t('to_b.description')} unlisted />
      <div className="flex w-full flex-col lg:w-1/2 lg:bg-surface">
        <PlainHeader />
        <main className="mx-auto w-full max-w-[440px] flex-1 px-5 pt-3 pb-12">
          {account.failed ? (
            <ErrorState title={t('to_b.error_title')} onRetry={account.retry} retrying={account.retrying} />
          ) : (
            <>
              <AuthHeading title={t('to_b.heading')} text={t('to_b.text')} />
              {account.email === undefined ? <FormSkeleton /> : <ToBForm toB={toB} />}
              {account.email === undefined ? null : <OtherAccount email={account.email} />}
            </>
          )}
        </main>
      </div>
      <ChatPreview name={toB.draft.tenant_name} />
    </div>
  );
}

function FormSkeleton() {
  const late = useLate(true);
  return (
    <div aria-busy="true" className="mt-7 flex flex-col gap-5">
      {late ? ['name', 'address', 'place', 'industry', 'send'].map((row) => <Skeleton key={row} className="h-11 w-full" />) : null}
    </div>
  );
}
