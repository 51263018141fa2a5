import { useT } from '@lobby/i18n';
import { Button, CodeField, PasswordField, TextField } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { AuthHeading } from '#/components/auth-heading.tsx';
import { AcceptTerms } from '#/components/form/accept-terms.tsx';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { Form } from '#/components/form/form.tsx';
import { useProblemText } from '#/components/form/problem.ts';
import { TEXT_LINK } from '#/components/form/text-link.ts';
import type { InviteFacts } from '#/data/invite.ts';
import { inviteHref } from './invite-ends.tsx';
import { useNewcomerForm } from './use-newcomer-form.ts';

interface NewcomerFormProps {
  facts: InviteFacts;
  /** The key of the invitation. */
  link: string;
  onEnd: (end: 'dead' | 'has_account') => void;
}

/** Name and password of who joins; where the link was handed on, the code that proves the address. */
export function NewcomerForm({ facts, link, onEnd }: NewcomerFormProps) {
  const t = useT('auth');
  const say = useProblemText();
  const { form, setValue, shown, code, joining, submit } = useNewcomerForm({ facts, link, onEnd });
  const { tenant_name: business, email, proves_address: isProved } = facts;
  return (
    <>
      <AuthHeading title={t('invite.heading', { business })} text={t('invite.text', { inviter: facts.invited_by })} />
      <Form onSubmit={submit}>
        <FormNotice shown={shown} />
        <TextField
          label={t('active.email')}
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          trailing={isProved ? <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-success-text" /> : undefined}
        />
        {code.needed ? <CodeStep form={form} code={code} onChange={(value) => setValue('code', value)} /> : null}
        <TextField
          {...form.tie('name')}
          label={t('invite.name')}
          autoComplete="name"
          error={say(form.problemAt('name'))}
          onChange={(event) => setValue('name', event.target.value)}
        />
        <PasswordField
          rule
          {...form.tie('password')}
          label={t('sign_up.password')}
          error={say(form.problemAt('password'))}
          onChange={(event) => setValue('password', event.target.value)}
        />
        <div className="flex flex-col gap-3">
          <Button type="submit" variant="primary" block loading={joining}>
            {t('invite.join', { business })}
          </Button>
          <AcceptTerms />
        </div>
      </Form>
      <p className="mt-6 text-center text-sm text-muted">
        {t('sign_up.have_account')}{' '}
        <Link to="/auth/sign-in" search={{ next: inviteHref(link) }} state={{ email }} className={TEXT_LINK}>
          {t('sign_up.sign_in')}
        </Link>
      </p>
    </>
  );
}

type Newcomer = ReturnType<typeof useNewcomerForm>;

function CodeStep({ form, code, onChange }: Pick<Newcomer, 'form' | 'code'> & { onChange: (code: string) => void }) {
  const t = useT('auth');
  const say = useProblemText();
  const isSent = code.againAt !== undefined;
  return (
    <div className="flex flex-col items-start gap-3">
      {isSent ? null : (
        <Button loading={code.sending} onClick={code.send}>
          {t('sign_up.send_code')}
        </Button>
      )}
      <CodeField
        {...form.tie('code')}
        label={t('sign_up.code')}
        onChange={onChange}
        error={say(form.problemAt('code'))}
        description={t(isSent ? 'invite.code_sent' : 'sign_up.code_hint')}
        resend={code.againAt === undefined ? undefined : { availableAt: code.againAt, onResend: code.send, pending: code.sending }}
      />
    </div>
  );
}
