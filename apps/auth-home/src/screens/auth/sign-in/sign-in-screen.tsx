import { useT } from '@lobby/i18n';
import { Button, PasswordField, TextField } from '@lobby/ui';
import { Link, useSearch } from '@tanstack/react-router';
import { AuthHeading } from '#/components/auth-heading.tsx';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { Form } from '#/components/form/form.tsx';
import { useProblemText } from '#/components/form/problem.ts';
import { TEXT_LINK } from '#/components/form/text-link.ts';
import { PageFacts } from '#/components/page-facts.tsx';
import { ProviderButtons } from '#/components/provider-buttons/provider-buttons.tsx';
import { TwoStep } from './two-step.tsx';
import { useReasonToast } from './use-reason-toast.ts';
import { useSignIn, type SignIn } from './use-sign-in.ts';

/** Signing in with address and password, and with a code where two-step codes are on. */
export function SignInScreen() {
  const t = useT('auth');
  const search = useSearch({ strict: false });
  useReasonToast(search);
  const signIn = useSignIn(search.next);
  return (
    <div className="sm:pt-[8vh]">
      <PageFacts title={`${t('sign_in.title')} · Lobby`} description={t('sign_in.description')} />
      {signIn.step === 'password' ? <Credentials signIn={signIn} /> : <TwoStep signIn={signIn} step={signIn.step} />}
    </div>
  );
}

function Credentials({ signIn: { values, form, setValue, shown, sending, submit } }: { signIn: SignIn }) {
  const t = useT('auth');
  const say = useProblemText();
  const mismatch = shown?.notice.kind === 'wrong_credentials';
  const { email } = values;
  return (
    <>
      <AuthHeading title={t('sign_in.heading')} text={t('sign_in.text')} />
      <ProviderButtons saysTerms />
      <Form onSubmit={submit}>
        <FormNotice shown={shown} email={email} />
        <TextField
          {...form.tie('email')}
          label={t('sign_in.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          invalid={mismatch}
          error={say(form.problemAt('email'))}
          onChange={(event) => setValue('email', event.target.value)}
        />
        <PasswordField
          {...form.tie('password')}
          label={t('sign_in.password')}
          aside={
            <Link to="/auth/reset-password" state={{ email }} className={`${TEXT_LINK} text-13`}>
              {t('sign_in.forgot')}
            </Link>
          }
          invalid={mismatch}
          error={say(form.problemAt('password'))}
          onChange={(event) => setValue('password', event.target.value)}
        />
        <Button type="submit" variant="primary" block loading={sending}>
          {t('sign_in.submit')}
        </Button>
      </Form>
      <p className="mt-6 text-center text-sm text-muted">
        {t('sign_in.new_here')}{' '}
        <Link to="/auth/sign-up" className={TEXT_LINK}>
          {t('sign_in.create')}
        </Link>
      </p>
    </>
  );
}
