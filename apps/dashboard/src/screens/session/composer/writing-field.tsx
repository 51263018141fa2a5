import { lazy, Suspense, useEffect, useRef, type KeyboardEvent } from 'react';
import type { Picker } from '#/components/pickers/use-picker.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { decideKey, SAME_PRESS_MS } from './decide-key.ts';

/** Loads behind the field, before a word can call for it. */
const PickerPopup = lazy(() => import('#/components/pickers/picker-popup.tsx').then((module) => ({ default: module.PickerPopup })));

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
  /** What a sign at the start of a word opens. */
  picker?: Picker | undefined;
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
  picker,
}: WritingFieldProps) {
  const sendKey = useAppSelector((state) => state.sendKey);
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = picker?.field ?? ownField;
  const composedAt = useRef<number | undefined>(undefined);
  const isComposing = useRef(false);
  useEffect(() => {
    if (focusOn !== undefined) field.current?.focus();
  }, [focusOn, field]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const endedComposing = composedAt.current !== undefined && event.timeStamp - composedAt.current < SAME_PRESS_MS;
    if (!endedComposing && picker?.press(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      if (onCancel) onCancel();
      else event.currentTarget.blur();
    }
    if (decideKey(event.nativeEvent, composedAt.current, sendKey) !== 'send') return;
    event.preventDefault();
    onSend();
    field.current?.focus();
  };
  const area = (
    <textarea
      ref={field}
      value={value}
      rows={1}
      dir="auto"
      data-session-composer
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      {...(picker && { 'aria-autocomplete': 'list' })}
      {...(picker?.trigger &&
        picker.activeId !== undefined && { 'aria-controls': picker.listId, 'aria-activedescendant': picker.activeId })}
      enterKeyHint={sendKey === 'enter' ? 'send' : 'enter'}
      placeholder={placeholder}
      onChange={(event) => {
        onChange(event.target.value);
        if (!(event.nativeEvent as InputEvent).isComposing) picker?.moved(event.target.selectionStart);
      }}
      onSelect={(event) => {
        if (!isComposing.current) picker?.moved(event.currentTarget.selectionStart);
      }}
      onBlur={picker?.left}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onKeyDown={onKeyDown}
      onCompositionEnd={(event) => {
        composedAt.current = event.timeStamp;
        isComposing.current = false;
        picker?.moved(event.currentTarget.selectionStart);
      }}
      className="field-sizing-content block max-h-44 min-h-11 w-full resize-none bg-transparent px-3.5 pt-2.5 pb-1 text-sm outline-none! pointer-coarse:text-base"
    />
  );
  if (!picker) return area;
  return (
    <>
      <Suspense fallback={null}>
        <PickerPopup picker={picker} />
      </Suspense>
      {area}
    </>
  );
}
