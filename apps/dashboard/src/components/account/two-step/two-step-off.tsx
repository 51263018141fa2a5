import { useT } from '@lobby/i18n';
import { PasswordField } from '@lobby/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountForm } from '#/components/account/form/account-form.tsx';
import { FormEnd } from '#/components/account/form/form-end.tsx';
import { useFormFailure } from '#/components/account/form/use-form-failure.ts';
import { useBeginTwoStep } from '#/data/user.ts';
import { TwoStepIntro } from './two-step-intro.tsx';
import { TwoStepSetup, type Prepared } from './two-step-setup.tsx';

interface TwoStepOffProps {
  email: string;
  onCodes: (codes: readonly string[]) => void;
}

/** Turning two-step codes on begins with the password. */
export function TwoStepOff({ email, onCodes }: TwoStepOffProps) {
  const t = useT('account');
  const [prepared, setPrepared] = useState<Prepared>();
  const { mutateAsync: begin } = useBeginTwoStep();
  const form = useForm({ defaultValues: { password: '' }, mode: 'onTouched' });
  const { failure, attempt } = useFormFailure(form, { wrong_password: 'password' });
  const submit = form.handleSubmit((values) => attempt(async () => setPrepared(await begin(values))));
  if (prepared) return <TwoStepSetup prepared={prepared} onCodes={onCodes} onCancel={() => setPrepared(undefined)} />;
  return (
    <>
      <TwoStepIntro enabled={false}>{t('two_step.off_text')}</TwoStepIntro>
      <AccountForm onSubmit={() => void submit()} failure={failure}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.register('password', { required: t('problems.required') })}
          label={t('two_step.password')}
          error={form.formState.errors.password?.message}
        />
        <FormEnd label={t('two_step.begin')} busy={form.formState.isSubmitting} />
      </AccountForm>
    </>
  );
}
