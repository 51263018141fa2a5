import { useT } from '@lobby/i18n';
import { Spinner, TextField, type TextFieldProps } from '@lobby/ui';
import { CircleCheck } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { isComposing } from '#/components/form/ignore-composing-enter.ts';

interface EmailFieldProps extends TextFieldProps {
  /** True once a code is on its way to this very address. */
  codeSent: boolean;
  sending: boolean;
  onSendCode: () => void;
}

/** The address, and the button that sends a code to it. Enter sends the code as long as there is none. */
export function EmailField({ codeSent, sending, onSendCode, ...field }: EmailFieldProps) {
  const t = useT('auth');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || codeSent || isComposing(event)) return;
    event.preventDefault();
    onSendCode();
  };
  return (
    <TextField
      {...field}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={onKeyDown}
      trailing={
        codeSent ? (
          <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-success-text" />
        ) : (
          <button
            type="button"
            aria-busy={sending || undefined}
            onClick={onSendCode}
            className="-mr-1.5 inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full bg-accent-tint px-3 text-13 font-semibold whitespace-nowrap text-accent-text hover:bg-accent-soft-hover"
          >
            {sending ? <Spinner size={13} /> : null}
            {t('sign_up.send_code')}
          </button>
        )
      }
    />
  );
}
