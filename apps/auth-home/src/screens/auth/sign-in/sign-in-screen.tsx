import { useT } from '@lobby/i18n';
import { Button, PasswordField, TextField } from '@lobby/ui';
import { Link, useSearch } from '@tanstack/react-router';
import { AuthHeading } from '#/components/auth-heading.tsx';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { Form } from '#/components/form/form.tsx';
import { useProblemText } from '#/components/form/problem.ts';
import { PageFacts } from '#/components/page-facts.tsx';
import { useReasonToast } from './use-reason-toast.ts';
import { useSignIn } from './use-sign-in.ts';

/** Signing in with address and password. */
export function SignInScreen() {
  const t = useT('auth');
  const say = useProblemText();
  const search = useSearch({ strict: false });
  useReasonToast(search);
  const { form, setValue, shown, sending, submit } = useSignIn(search.next);
  const mismatch = shown?.notice.kind === 'wrong_credentials';
  return (
    <div className="sm:pt-[8vh]">
      <PageFacts title={`${t('sign_in.title')} · Lobby`} description={t('sign_in.description')} />
      <AuthHeading title={t('sign_in.heading')} text={t('sign_in.text')} />
      <Form onSubmit={submit}>
        <FormNotice shown={shown} />
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
        <Link to="/auth/sign-up" className="font-semibold text-accent-text underline-offset-4 hover:underline">
          {t('sign_in.create')}
        </Link>
      </p>
    </div>
  );
}
