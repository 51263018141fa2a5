import { PasswordField, type PasswordFieldProps } from '@lobby/ui';
import type { FieldError } from 'react-hook-form';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'rule' | 'error' | 'description'> {
  problem: FieldError | undefined;
}

/** A password that somebody chooses. The rule says by itself what it lacks; what the server has against one that keeps the rule is said above it. */
export function NewPasswordField({ problem, ...field }: NewPasswordFieldProps) {
  const refused = problem?.type === 'server';
  return (
    <PasswordField
      {...field}
      rule
      error={problem?.message}
      {...(refused && { description: <span className="text-danger-text">{problem.message}</span> })}
    />
  );
}
