import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useAppSelector } from '#/state/use-store.ts';
import { decideKey } from './decide-key.ts';

interface WritingFieldProps {
  label: string;
  placeholder: string;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Esc; without it Esc leaves the field. */
  onCancel?: (() => void) | undefined;
  /** Takes the keyboard when this changes. */
  focusOn?: unknown;
}

/** A field that grows, sends by the chosen key, and never while an input method is composing. */
export function WritingField({
  label,
  placeholder,
  describedBy,
  invalid = false,
  value,
  onChange,
  onSend,
  onCancel,
  focusOn,
}: WritingFieldProps) {
  const sendKey = useAppSelector((state) => state.sendKey);
  const field = useRef<HTMLTextAreaElement>(null);
  const composedAt = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (focusOn !== undefined) field.current?.focus();
  }, [focusOn]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      if (onCancel) onCancel();
      else event.currentTarget.blur();
    }
    if (decideKey(event.nativeEvent, composedAt.current, sendKey) !== 'send') return;
    event.preventDefault();
    onSend();
    field.current?.focus();
  };
  return (
    <textarea
      ref={field}
      value={value}
      rows={1}
      dir="auto"
      data-session-composer
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      enterKeyHint={sendKey === 'enter' ? 'send' : 'enter'}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onCompositionEnd={(event) => {
        composedAt.current = event.timeStamp;
      }}
      className="field-sizing-content block max-h-44 min-h-11 w-full resize-none bg-transparent px-3.5 pt-2.5 pb-1 text-sm outline-none! pointer-coarse:text-base"
    />
  );
}
