import { useT } from '@lobby/i18n';
import { CodeField, PasswordField, TextField } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { AuthHeading } from '#/components/auth-heading.tsx';
import { AcceptTerms } from '#/components/form/accept-terms.tsx';
import { plainEmail } from '#/components/form/check-email.ts';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { Form } from '#/components/form/form.tsx';
import { useProblemText } from '#/components/form/problem.ts';
import { TEXT_LINK } from '#/components/form/text-link.ts';
import { QueryCache } from '#/components/query-cache.tsx';
import { PageFacts } from '#/components/page-facts.tsx';
import { ProviderButtons } from '#/components/provider-buttons/provider-buttons.tsx';
import { EmailField } from './email-field.tsx';
import { SlugField } from '#/components/chat-address/slug-field.tsx';
import { SubmitSignUp } from './submit-sign-up.tsx';
import { useSignUp } from './use-sign-up.ts';

/** Making an account and its business: address, code, password, business name, address name. */
export function SignUpScreen() {
  return (
    <QueryCache>
      <SignUpForm />
    </QueryCache>
  );
}

function SignUpForm() {
  const t = useT('auth');
  const say = useProblemText();
  const { values, setValue, form, shown, sendCode, sent, slugStatus, registering, suggest, chooseSlug, submit } = useSignUp();
  const codeSent = sent?.email === plainEmail(values.email) ? sent : undefined;
  const emailProblem = form.problemAt('email');
  return (
    <>
      <PageFacts title={`${t('sign_up.title')} · Lobby`} description={t('sign_up.description')} />
      <AuthHeading title={t('sign_up.heading')} text={t('sign_up.text')} />
      <ProviderButtons />
      <Form onSubmit={submit}>
        <FormNotice shown={shown} />
        <EmailField
          {...form.tie('email')}
          label={t('sign_up.email')}
          codeSent={codeSent !== undefined}
          sending={sendCode.sending}
          onSendCode={sendCode.send}
          onChange={(event) => setValue('email', event.target.value)}
          error={
            emailProblem === 'email_taken' ? (
              <>
                {say(emailProblem)}{' '}
                <Link to="/auth/sign-in" state={{ email: plainEmail(values.email) }} className={TEXT_LINK}>
                  {t('sign_up.sign_in')}
                </Link>
              </>
            ) : (
              say(emailProblem)
            )
          }
        />
        <CodeField
          {...form.tie('code')}
          label={t('sign_up.code')}
          onChange={(code) => setValue('code', code)}
          error={say(form.problemAt('code'))}
          description={t(codeSent ? 'sign_up.code_sent' : 'sign_up.code_hint')}
          resend={codeSent ? { availableAt: codeSent.againAt, onResend: sendCode.send, pending: sendCode.sending } : undefined}
        />
        <PasswordField
          rule
          {...form.tie('password')}
          label={t('sign_up.password')}
          error={say(form.problemAt('password'))}
          onChange={(event) => setValue('password', event.target.value)}
        />
        <TextField
          {...form.tie('tenant_name')}
          label={t('sign_up.tenant_name')}
          autoComplete="organization"
          error={say(form.problemAt('tenant_name'))}
          onChange={(event) => {
            setValue('tenant_name', event.target.value);
            // What an input method shows while it composes is no name yet.
            if (!(event.nativeEvent as InputEvent).isComposing) suggest(event.target.value);
          }}
          onCompositionEnd={(event) => suggest(event.currentTarget.value)}
        />
        <SlugField
          {...form.tie('slug')}
          label={t('sign_up.slug')}
          status={slugStatus}
          description={t('sign_up.slug_hint')}
          error={say(form.problemAt('slug'))}
          onChange={(event) => chooseSlug(event.target.value)}
        />
        <div>
          <SubmitSignUp wrong={form.wrong} registering={registering} />
          <AcceptTerms />
        </div>
      </Form>
      <p className="mt-6 text-center text-sm text-muted">
        {t('sign_up.have_account')}{' '}
        <Link to="/auth/sign-in" className={TEXT_LINK}>
          {t('sign_up.sign_in')}
        </Link>
      </p>
    </>
  );
}
