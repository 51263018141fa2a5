import { EMAIL_CODE_LENGTH } from '@lobby/contract';
import { Clock } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { Field } from './field.tsx';
import { useCountdown } from './use-countdown.ts';

export interface CodeFieldProps {
  label: ReactNode;
  /** Digits so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called once with every cell filled. */
  onComplete?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  description?: ReactNode;
  error?: ReactNode;
  /** Asks for another code, from `availableAt` (epoch ms) on. */
  resend?: { availableAt: number; onResend: () => void; pending?: boolean } | undefined;
  disabled?: boolean | undefined;
}

const CELLS = Array.from({ length: EMAIL_CODE_LENGTH }, (_, index) => index);

function Resend({ availableAt, onResend, pending = false }: NonNullable<CodeFieldProps['resend']>) {
  const texts = useTexts();
  const seconds = useCountdown(availableAt);
  return seconds > 0 ? (
    <span className="inline-flex items-center gap-1.5 text-muted tabular-nums">
      <Clock size={14} aria-hidden="true" />
      {texts.resendIn(seconds)}
    </span>
  ) : (
    <button
      type="button"
      disabled={pending}
      onClick={onResend}
      className="text-accent-text underline-offset-4 hover:underline disabled:text-muted"
    >
      {texts.resend}
    </button>
  );
}

/**
 * The code from an e-mail, in cells of 48 px. There is one real input over the cells, so that pasting, deleting, screen readers
 * and the browser's one-time codes work as in any field.
 */
export function CodeField({ label, value, onChange, onComplete, onBlur, description, error, resend, ...input }: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const active = Math.min(value.length, EMAIL_CODE_LENGTH - 1);
  const write = (text: string) => {
    const digits = text.normalize('NFKC').replace(/\D/gu, '').slice(0, EMAIL_CODE_LENGTH);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === EMAIL_CODE_LENGTH) onComplete?.(digits);
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={error}>
        {(control) => (
          <div className="relative">
            <div aria-hidden="true" className="grid grid-cols-6 gap-2">
              {CELLS.map((cell) => (
                <span
                  key={cell}
                  className={classNames(
                    'flex h-12 items-center justify-center rounded-(--field-radius) border bg-field text-lg font-semibold tabular-nums',
                    error
                      ? 'border-danger-text'
                      : focused && cell === active
                        ? 'border-accent ring-3 ring-accent/20'
                        : 'border-field-border',
                  )}
                >
                  {value[cell] ?? (focused && cell === active ? <span className="h-5 w-px animate-caret-blink bg-accent" /> : null)}
                </span>
              ))}
            </div>
            <input
              {...input}
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={value}
              onChange={(event) => write(event.target.value)}
              onPaste={(event) => {
                event.preventDefault();
                write(event.clipboardData.getData('text'));
              }}
              onFocus={(event) => {
                setFocused(true);
                event.target.setSelectionRange(value.length, value.length);
              }}
              onBlur={() => {
                setFocused(false);
                onBlur?.();
              }}
              className="absolute inset-0 size-full cursor-text bg-transparent text-transparent caret-transparent opacity-0 outline-none"
            />
          </div>
        )}
      </Field>
      {description || resend ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13 text-muted">
          <span>{description}</span>
          {resend ? <Resend {...resend} /> : null}
        </div>
      ) : null}
    </div>
  );
}
