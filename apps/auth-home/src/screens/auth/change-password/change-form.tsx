import { useT } from '@lobby/i18n';
import { Button, PasswordField } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { AuthHeading } from '#/components/auth-heading.tsx';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { Form } from '#/components/form/form.tsx';
import { useProblemText } from '#/components/form/problem.ts';
import { TEXT_LINK } from '#/components/form/text-link.ts';
import { useChangePassword } from './use-change-password.ts';

interface ChangeFormProps {
  email: string;
  /** Told how many other sessions the change has ended. */
  onChanged: (ended: number) => void;
}

/** The password of now, and the new one. */
export function ChangeForm({ email, onChanged }: ChangeFormProps) {
  const t = useT('auth');
  const say = useProblemText();
  const { form, setValue, shown, changing, submit } = useChangePassword(onChanged);
  return (
    <>
      <AuthHeading title={t('change.heading')} text={t('change.text')} />
      <Form onSubmit={submit}>
        <FormNotice shown={shown} />
        {/* Password managers keep the new password under the address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.tie('old_password')}
          label={t('change.old')}
          aside={
            <Link to="/auth/reset-password" state={{ email }} className={`${TEXT_LINK} text-13`}>
              {t('sign_in.forgot')}
            </Link>
          }
          error={say(form.problemAt('old_password'))}
          onChange={(event) => setValue('old_password', event.target.value)}
        />
        <PasswordField
          rule
          {...form.tie('password')}
          label={t('change.new')}
          error={say(form.problemAt('password'))}
          onChange={(event) => setValue('password', event.target.value)}
        />
        <Button type="submit" variant="primary" block loading={changing}>
          {t('change.submit')}
        </Button>
      </Form>
    </>
  );
}
