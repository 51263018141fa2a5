import { isPassword } from '@lobby/contract';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { classNames } from '#/class-names.ts';
import { PasswordRule } from './password-rule.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** As a text field; `rule` shows the live three-line rule of a new password. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  rule?: boolean | undefined;
}

/** A password that can be shown, with its rule under it where a new one is chosen (§5); an error that the rule does not say stands beside it. */
export function PasswordField({ rule = false, className, onChange, onBlur, error, ...field }: PasswordFieldProps) {
  const texts = useTexts();
  const ruleId = useId();
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const [judged, setJudged] = useState(false);
  const password = typeof field.value === 'string' ? field.value : typed;
  const lacking = rule && judged && password !== '' && !isPassword(password);
  // The rule says by itself what a password lacks; what the server has against one that keeps it, only its error says.
  const ruled = rule && password !== '' && !isPassword(password);
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <TextField
        autoComplete={rule ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        error={ruled ? undefined : error}
        type={shown ? 'text' : 'password'}
        {...(rule ? { invalid: lacking || Boolean(error), describedBy: ruleId } : {})}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        onBlur={(event) => {
          setJudged(event.target.value !== '');
          onBlur?.(event);
        }}
        trailing={
          <button
            type="button"
            aria-pressed={shown}
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            title={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
            className="-mr-1.5 flex size-7 shrink-0 items-center justify-center rounded-md text-muted hover:text-foreground"
          >
            {shown ? <EyeOff size={17} aria-hidden="true" /> : <Eye size={17} aria-hidden="true" />}
          </button>
        }
      />
      {rule ? <PasswordRule id={ruleId} password={password} judged={judged || Boolean(error)} /> : null}
    </div>
  );
}
