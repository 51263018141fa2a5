import { useT } from '@lobby/i18n';
import { Alert, Button, buttonLook } from '@lobby/ui';
import type { OauthProvider } from '@lobby/contract';
import { Link } from '@tanstack/react-router';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { useProviderSignIn } from '#/components/provider-buttons/use-provider-sign-in.ts';
import type { Failure } from './use-provider-answer.ts';

const NAMES: Record<OauthProvider, string> = { google: 'Google', apple: 'Apple' };

/** Why nobody is signed in, and the ways on. */
export function SignInFailed({ failure: { why, provider, next } }: { failure: Failure }) {
  const t = useT('business');
  const { begin, going, shown } = useProviderSignIn(next);
  const told = shown ?? (typeof why === 'string' ? undefined : { notice: why, key: 0 });
  return (
    <>
      <h1 className="text-28 leading-tight font-semibold tracking-heading text-balance">{t('callback.failed_heading')}</h1>
      <div className="mt-5">{told ? <FormNotice shown={told} /> : <WhyText why={why} provider={provider} />}</div>
      <div className="mt-7 flex flex-col gap-3">
        {provider && why !== 'two_step' ? (
          <Button variant="primary" block loading={going !== undefined} onClick={() => begin(provider)}>
            {t('callback.again')}
          </Button>
        ) : null}
        <Link
          to="/auth/sign-in"
          search={next === undefined ? {} : { next }}
          className={`${buttonLook(provider && why !== 'two_step' ? 'secondary' : 'primary')} w-full`}
        >
          {t('callback.other_way')}
        </Link>
      </div>
    </>
  );
}

function WhyText({ why, provider }: Pick<Failure, 'why' | 'provider'>) {
  const t = useT('business');
  if (why === 'refused' && provider) return <Alert tone="info">{t('callback.refused', { provider: NAMES[provider] })}</Alert>;
  if (why === 'two_step') return <Alert tone="info">{t('callback.two_step')}</Alert>;
  return <Alert tone="danger">{t('callback.foreign')}</Alert>;
}
