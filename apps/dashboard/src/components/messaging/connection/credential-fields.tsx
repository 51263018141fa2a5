import { MESSAGING_CREDENTIALS, type CredentialName, type MessagingKind } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { PasswordField, TextField } from '@lobby/ui';
import type { Ref } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { fieldOf, type Entered } from './read-credentials.ts';

/** What is no secret stays readable. */
const PLAIN: ReadonlySet<CredentialName> = new Set(['phone_number_id', 'waba_id', 'verify_token', 'address']);

interface CredentialFieldsProps {
  kind: MessagingKind;
  entered: Entered;
  /** Those to complain about. */
  wrong: readonly CredentialName[];
  /** What the service has answered. */
  error: Error | null;
  onChange: (entered: Entered) => void;
  /** On the first one that is complained about. */
  faulty: Ref<HTMLInputElement>;
}

/** What a service gives the business to connect with; what it refused stands beside the field. */
export function CredentialFields({ kind, entered, wrong, error, onChange, faulty }: CredentialFieldsProps) {
  const t = useT('channels');
  const errorText = useErrorText();
  const refused = fieldOf(kind, error);
  return MESSAGING_CREDENTIALS[kind].map((name) => {
    const isPlain = PLAIN.has(name);
    const isWrong = wrong.includes(name);
    const props = {
      label: t(`credentials.${name}`),
      description: t(`credentials.${name}_hint`),
      value: entered[name] ?? '',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      error: isWrong ? t(`credentials.${name}_wrong`) : refused === name ? errorText(error) : undefined,
      ...(wrong[0] === name && { ref: faulty }),
      onChange: (event: { target: { value: string } }) => onChange({ ...entered, [name]: event.target.value }),
    };
    return isPlain ? (
      <TextField key={name} {...props} inputMode={name === 'address' ? 'email' : name === 'verify_token' ? 'text' : 'numeric'} />
    ) : (
      <PasswordField key={name} {...props} />
    );
  });
}
