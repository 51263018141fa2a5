import { useT } from '@lobby/i18n';
import { Button, CodeField, TextField } from '@lobby/ui';
import { AuthHeading } from '#/components/auth-heading.tsx';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { Form } from '#/components/form/form.tsx';
import { useProblemText } from '#/components/form/problem.ts';
import type { SignIn } from './use-sign-in.ts';

interface TwoStepProps {
  signIn: SignIn;
  step: 'app' | 'recovery';
}

/** The second step: the code of the authenticator app, or one of those kept for a lost phone. */
export function TwoStep({ signIn, step }: TwoStepProps) {
  const t = useT('auth');
  const inApp = step === 'app';
  return (
    <>
      <AuthHeading
        title={t(inApp ? 'two_step.heading' : 'two_step.recovery_heading')}
        text={t(inApp ? 'two_step.text' : 'two_step.recovery_text')}
      />
      <Form onSubmit={signIn.submit}>
        <FormNotice shown={signIn.shown} />
        <Code signIn={signIn} step={step} />
        <Button type="submit" variant="primary" block loading={signIn.sending}>
          {t('two_step.submit')}
        </Button>
      </Form>
      <div className="mt-6 flex flex-col items-center gap-3 text-sm">
        <Button variant="link" className="text-sm!" onClick={() => signIn.goTo(inApp ? 'recovery' : 'app')}>
          {t(inApp ? 'two_step.use_recovery' : 'two_step.use_app')}
        </Button>
        <Button variant="link" className="text-sm!" onClick={() => signIn.goTo('password')}>
          {t('two_step.back')}
        </Button>
      </div>
    </>
  );
}

function Code({ signIn: { form, setValue, complete }, step }: TwoStepProps) {
  const t = useT('auth');
  const say = useProblemText();
  const error = say(form.problemAt('two_step_code'));
  const tie = form.tie('two_step_code');
  if (step === 'app')
    return (
      <CodeField
        {...tie}
        label={t('two_step.code')}
        error={error}
        onChange={(code) => setValue('two_step_code', code)}
        onComplete={complete}
      />
    );
  return (
    <TextField
      {...tie}
      label={t('two_step.recovery')}
      description={t('two_step.recovery_hint')}
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => setValue('two_step_code', event.target.value)}
    />
  );
}
