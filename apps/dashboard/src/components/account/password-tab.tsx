import { isPassword, type UserInfo } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Alert, PasswordField } from '@lobby/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUpdatePassword } from '#/data/user.ts';
import { AccountForm } from './form/account-form.tsx';
import { FormEnd } from './form/form-end.tsx';
import { useFormFailure } from './form/use-form-failure.ts';
import { SetPasswordLink } from './set-password-link.tsx';

/** Another password. */
export function PasswordTab({ user }: { user: UserInfo }) {
  const t = useT('account');
  const [changes, setChanges] = useState<{ count: number; ended?: number }>({ count: 0 });
  if (!user.has_password) return <SetPasswordLink text={t('password.none')} />;
  // After a change the form begins anew, with empty fields and an unmet rule.
  return (
    <ChangePassword
      key={changes.count}
      email={user.email}
      ended={changes.ended}
      onChanged={(ended) => setChanges(({ count }) => ({ count: count + 1, ended }))}
    />
  );
}

interface ChangePasswordProps {
  email: string;
  /** Sessions that the change before has ended; undefined where there was none. */
  ended: number | undefined;
  onChanged: (ended: number) => void;
}

function ChangePassword({ email, ended, onChanged }: ChangePasswordProps) {
  const t = useT('account');
  const { form, failure, submit } = useChangePassword(onChanged);
  const { register, formState } = form;
  return (
    <AccountForm onSubmit={submit} failure={failure}>
      {ended === undefined ? (
        <p className="text-muted">{t('password.text')}</p>
      ) : (
        <Alert tone="success">{ended === 0 ? t('password.done_nowhere') : t('password.done', { count: ended })}</Alert>
      )}
      {/* Password managers keep the new password under the address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('old_password', { required: t('problems.required') })}
        label={t('password.old')}
        aside={
          <a href={siteMap['auth-reset-password'].path} className="text-13 text-accent-text underline-offset-4 hover:underline">
            {t('password.forgot')}
          </a>
        }
        error={formState.errors.old_password?.message}
      />
      <PasswordField
        rule
        {...register('password', {
          required: t('problems.required'),
          validate: (password) => isPassword(password) || t('problems.password_rule'),
        })}
        label={t('password.new')}
        error={formState.errors.password?.message}
      />
      <FormEnd label={t('password.submit')} busy={formState.isSubmitting} />
    </AccountForm>
  );
}

function useChangePassword(onChanged: (ended: number) => void) {
  const { mutateAsync: change } = useUpdatePassword();
  const form = useForm({ defaultValues: { old_password: '', password: '' }, mode: 'onTouched' });
  const { failure, attempt } = useFormFailure(form, { wrong_password: 'old_password', weak_password: 'password' });
  const submit = form.handleSubmit((values) => attempt(async () => onChanged(await change(values))));
  return { form, failure, submit: () => void submit() };
}
