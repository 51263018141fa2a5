import { PasswordField, type PasswordFieldProps } from '@lobby/ui';
import { useProblemText, type Problem } from './problem.ts';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'rule' | 'error' | 'description'> {
  problem: Problem | undefined;
}

/** A password that somebody chooses. The rule says by itself what it lacks; what else is wrong with one that keeps the rule is said above it. */
export function NewPasswordField({ problem, ...field }: NewPasswordFieldProps) {
  const say = useProblemText();
  const besides = problem !== undefined && problem !== 'password_rule' && problem !== 'required';
  return (
    <PasswordField
      {...field}
      rule
      error={say(problem)}
      {...(besides && { description: <span className="text-danger-text">{say(problem)}</span> })}
    />
  );
}
