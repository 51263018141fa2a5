import { useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { isTakenByInputMethod } from '#/components/input-method.ts';

/** Separators of a pasted list. */
const SEPARATORS = /[\n,，、;；]+/;

/** Sentences stand in lines of their own. */
const LINES = /\n+/;

/** The words with those of a text added, each once, whatever its letters' case. */
export function withWords(words: readonly string[], text: string, separators = SEPARATORS): string[] {
  const all = [...words, ...text.split(separators).map((word) => word.trim())].filter((word) => word !== '');
  return all.filter((word, index) => all.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === index);
}

interface WordsFieldProps {
  label: string;
  /** Said while there are none. */
  none?: string | undefined;
  words: readonly string[];
  max: number;
  error: string | undefined;
  /** Instead of the invitation to add a word. */
  placeholder?: string;
  /** Whole sentences: commas divide nothing. */
  sentences?: boolean;
  onChange: (words: string[]) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Words as chips: Enter or a comma adds what is written, Backspace in an empty field takes the last one away. */
export function WordsField({ label, none, words, max, error, placeholder, sentences = false, onChange, ref }: WordsFieldProps) {
  const t = useT('bot');
  const id = useId();
  const [text, setText] = useState('');
  const full = words.length >= max;
  const add = () => {
    if (text.trim() !== '') onChange(withWords(words, text, sentences ? LINES : SEPARATORS).slice(0, max));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isTakenByInputMethod(event.nativeEvent)) return;
    if (event.key === 'Enter' || (event.key === ',' && !sentences)) {
      // Not the form's: Enter adds a word, it saves nothing.
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && text === '') onChange(words.slice(0, -1));
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-label">
          {label}
        </label>
        <span className="text-muted tabular-nums">{t('questions.count', { count: words.length, max })}</span>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 rounded-(--field-radius) border border-field-border bg-field p-2 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20">
        <ul className="contents">
          {words.map((word) => (
            <li key={word} className="max-w-full">
              <Chip onRemove={() => onChange(words.filter((other) => other !== word))} removeLabel={t('handoff.remove', { word })}>
                {word}
              </Chip>
            </li>
          ))}
        </ul>
        <input
          id={id}
          ref={ref}
          value={text}
          disabled={full}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          placeholder={full ? t('handoff.full', { max }) : (placeholder ?? t('handoff.add'))}
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
          className="h-[22px] min-w-48 flex-1 bg-transparent px-1 text-13 outline-none!"
        />
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-danger-text">
          {error}
        </p>
      )}
      {words.length === 0 && none !== undefined ? <p className="text-muted">{none}</p> : null}
    </div>
  );
}
