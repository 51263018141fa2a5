import { useT } from '@lobby/i18n';
import { Button, PasswordField, TextField } from '@lobby/ui';
import { CircleCheck } from 'lucide-react';
import { AuthHeading } from '#/components/auth-heading.tsx';
import { AcceptTerms } from '#/components/form/accept-terms.tsx';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { Form } from '#/components/form/form.tsx';
import { useProblemText } from '#/components/form/problem.ts';
import type { LinkEnd } from './link-ends.tsx';
import { useActiveForm } from './use-active-form.ts';

interface ActiveFormProps {
  email: string;
  /** The key of the link. */
  secret: string;
  onEnd: (end: LinkEnd) => void;
}

/** What is left to say once the link has proved the address. */
export function ActiveForm({ email, secret, onEnd }: ActiveFormProps) {
  const t = useT('auth');
  const say = useProblemText();
  const { form, setValue, shown, registering, submit } = useActiveForm({ email, secret, onEnd });
  return (
    <>
      <AuthHeading title={t('active.heading')} text={t('active.text')} />
      <Form onSubmit={submit}>
        <FormNotice shown={shown} />
        <TextField
          label={t('active.email')}
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          trailing={<CircleCheck size={18} aria-hidden="true" className="shrink-0 text-success-text" />}
        />
        <TextField
          {...form.tie('tenant_name')}
          label={t('sign_up.tenant_name')}
          autoComplete="organization"
          error={say(form.problemAt('tenant_name'))}
          onChange={(event) => setValue('tenant_name', event.target.value)}
        />
        <PasswordField
          rule
          {...form.tie('password')}
          label={t('sign_up.password')}
          error={say(form.problemAt('password'))}
          onChange={(event) => setValue('password', event.target.value)}
        />
        <div className="flex flex-col gap-3">
          <Button type="submit" variant="primary" block loading={registering}>
            {t('sign_up.submit')}
          </Button>
          <AcceptTerms />
        </div>
      </Form>
    </>
  );
}
