import { useT } from '@lobby/i18n';
import { Button, CodeField, PasswordField, TextField } from '@lobby/ui';
import type { ReactNode } from 'react';
import { AuthHeading } from '#/components/auth-heading.tsx';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { Form } from '#/components/form/form.tsx';
import { useProblemText } from '#/components/form/problem.ts';
import type { Reset } from './use-reset-password.ts';

interface StepProps {
  reset: Reset;
}

interface FrameProps extends StepProps {
  title: string;
  text: string;
  submit: string;
  children: ReactNode;
}

function Frame({ reset, title, text, submit, children }: FrameProps) {
  return (
    <>
      <AuthHeading title={title} text={text} />
      <Form onSubmit={reset.submit}>
        <FormNotice shown={reset.shown} />
        {children}
        <Button type="submit" variant="primary" block loading={reset.busy}>
          {submit}
        </Button>
      </Form>
    </>
  );
}

function OtherWay({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <p className="mt-6 text-center text-sm">
      <Button variant="link" className="text-sm!" onClick={onPress}>
        {label}
      </Button>
    </p>
  );
}

/** The first step: whose password it is. */
export function EmailStep({ reset }: StepProps) {
  const t = useT('auth');
  const say = useProblemText();
  const { form, setValue, haveCode } = reset;
  return (
    <>
      <Frame reset={reset} title={t('reset.heading')} text={t('reset.text')} submit={t('reset.send')}>
        <TextField
          {...form.tie('email')}
          label={t('reset.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={say(form.problemAt('email'))}
          onChange={(event) => setValue('email', event.target.value)}
        />
      </Frame>
      <OtherWay label={t('reset.have_code')} onPress={haveCode} />
    </>
  );
}

/** The second step, which says nothing of whether the address has an account. */
export function CodeStep({ reset }: StepProps) {
  const t = useT('auth');
  const say = useProblemText();
  const { draft, form, setValue, complete, resend, sending, otherEmail } = reset;
  return (
    <>
      <Frame
        reset={reset}
        title={t('reset.code_heading')}
        text={t('reset.code_text', { email: draft?.email ?? '' })}
        submit={t('reset.check')}
      >
        <CodeField
          {...form.tie('code')}
          label={t('reset.code')}
          description={t('reset.code_hint')}
          error={say(form.problemAt('code'))}
          onChange={(code) => setValue('code', code)}
          onComplete={complete}
          resend={{ availableAt: draft?.againAt ?? 0, onResend: resend, pending: sending }}
        />
      </Frame>
      <OtherWay label={t('reset.other_email')} onPress={otherEmail} />
    </>
  );
}

/** The last step. */
export function PasswordStep({ reset }: StepProps) {
  const t = useT('auth');
  const say = useProblemText();
  const { form, setValue } = reset;
  return (
    <Frame reset={reset} title={t('reset.password_heading')} text={t('reset.password_text')} submit={t('reset.save')}>
      {/* Password managers keep the new password under the address. */}
      <input type="email" autoComplete="username" value={reset.draft?.email ?? ''} readOnly hidden />
      <PasswordField
        rule
        {...form.tie('password')}
        label={t('reset.password')}
        error={say(form.problemAt('password'))}
        onChange={(event) => setValue('password', event.target.value)}
      />
    </Frame>
  );
}
