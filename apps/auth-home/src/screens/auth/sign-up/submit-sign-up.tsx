import { useLocale, useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { useId } from 'react';
import type { SignUpField } from './check-sign-up.ts';

interface SubmitSignUpProps {
  /** Fields that still keep the form from being sent. */
  wrong: readonly SignUpField[];
  registering: boolean;
}

/** The button, and why it is grey. It can be pressed all the same: the focus then goes to what is missing. */
export function SubmitSignUp({ wrong, registering }: SubmitSignUpProps) {
  const t = useT('auth');
  const locale = useLocale();
  const reasonId = useId();
  const parts = wrong.map((name) => t(`sign_up.parts.${name}`));
  return (
    <div className="flex flex-col gap-2">
      <Button
        type="submit"
        variant="primary"
        block
        loading={registering}
        aria-disabled={parts.length > 0 || undefined}
        aria-describedby={reasonId}
      >
        {t('sign_up.submit')}
      </Button>
      <p id={reasonId} className="min-h-[1lh] text-center text-13 text-pretty text-muted">
        {parts.length > 0 ? t('sign_up.missing', { parts: new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts) }) : null}
      </p>
    </div>
  );
}
