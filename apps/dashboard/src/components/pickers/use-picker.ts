import type { Conversation } from '@lobby/contract';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isTakenByInputMethod } from '#/components/input-method.ts';
import { findTrigger, replacePart, type PickerSign, type Trigger } from './find-trigger.ts';
import type { PickerKeys } from './pick-lines.tsx';
import type { PickOption } from './pick-option.ts';

interface PickerSetup {
  readonly conversation: Conversation;
  readonly signs: readonly PickerSign[];
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Told what was put into the text. */
  readonly onInserted?: ((sign: PickerSign, option: PickOption) => void) | undefined;
}

/** The pickers of a field that is written into. */
export interface Picker {
  readonly conversation: Conversation;
  readonly signs: readonly PickerSign[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly keys: RefObject<PickerKeys | null>;
  readonly listId: string;
  readonly trigger: Trigger | undefined;
  readonly activeId: string | undefined;
  readonly setActive: (id: string | undefined) => void;
  /** The sheet that is open, of a sign. */
  readonly sheet: PickerSign | undefined;
  readonly openSheet: (sign: PickerSign | undefined) => void;
  /** The caret moved, while no input method composes. */
  readonly moved: (caret: number) => void;
  /** Nobody writes here at the moment. */
  readonly left: () => void;
  /** True where the key was the picker's. */
  readonly press: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
  readonly pick: (sign: PickerSign, option: PickOption) => void;
  /** Writes a sign at the caret, which opens its picker. */
  readonly type: (sign: PickerSign) => void;
}

/** Opens a picker where a word begins with a sign, and puts in what was chosen without touching the rest. */
export function usePicker({ conversation, signs, value, onChange, onInserted }: PickerSetup): Picker {
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const keys = useRef<PickerKeys>(null);
  const wanted = useRef<number | undefined>(undefined);
  const [caret, setCaret] = useState<number>();
  const [dismissed, setDismissed] = useState<number>();
  const [activeId, setActive] = useState<string>();
  const [sheet, openSheet] = useState<PickerSign>();
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = undefined;
  });

  const found = caret === undefined ? undefined : findTrigger(value, caret, signs);
  const trigger = found && found.start !== dismissed ? found : undefined;
  const moved = (next: number) => {
    setCaret(next);
    if (!findTrigger(value, next, signs)) setDismissed(undefined);
  };
  const put = (start: number, end: number, words: string) => {
    const changed = replacePart(value, start, end, words);
    wanted.current = changed.caret;
    setCaret(changed.caret);
    onChange(changed.text);
    return changed.caret;
  };
  return {
    conversation,
    signs,
    field,
    keys,
    listId,
    trigger,
    activeId,
    setActive,
    sheet,
    openSheet,
    moved,
    left: () => setCaret(undefined),
    press: (event) => {
      if (!trigger || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false;
      if (isTakenByInputMethod(event.nativeEvent)) return false;
      if (event.key !== 'Escape') return keys.current?.press(event.key) ?? false;
      setDismissed(trigger.start);
      return true;
    },
    pick: (sign, option) => {
      const at = field.current?.selectionStart ?? value.length;
      const { start, end } = trigger ?? { start: at, end: at };
      // From a sheet it stands apart from the words before it.
      const gap = trigger || start === 0 || /\s$/u.test(value.slice(0, start)) ? '' : ' ';
      put(start, end, option.run ? '' : gap + option.insert);
      setDismissed(undefined);
      openSheet(undefined);
      if (option.run) option.run();
      else onInserted?.(sign, option);
    },
    type: (sign) => {
      const at = field.current?.selectionStart ?? value.length;
      const gap = at === 0 || /\s$/u.test(value.slice(0, at)) ? '' : sign === '>' ? '\n' : ' ';
      setDismissed(undefined);
      put(at, at, gap + sign);
    },
  };
}
