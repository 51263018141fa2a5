import { useT } from '@lobby/i18n';
import { Link } from '@tanstack/react-router';
import { TEXT_LINK } from '#/components/form/text-link.ts';
import { PageFacts } from '#/components/page-facts.tsx';
import { CodeStep, EmailStep, PasswordStep } from './reset-steps.tsx';
import { useResetPassword } from './use-reset-password.ts';

const STEPS = { email: EmailStep, code: CodeStep, password: PasswordStep } as const;

/** Setting a new password in place of a forgotten one. */
export function ResetPasswordScreen() {
  const t = useT('auth');
  const reset = useResetPassword();
  const Step = STEPS[reset.step];
  return (
    <div className="sm:pt-[8vh]">
      <PageFacts title={`${t('reset.title')} · Lobby`} description={t('reset.description')} />
      <Step reset={reset} />
      <p className="mt-3 text-center text-sm">
        <Link to="/auth/sign-in" state={{ email: reset.values.email }} className={TEXT_LINK}>
          {t('reset.back')}
        </Link>
      </p>
    </div>
  );
}
