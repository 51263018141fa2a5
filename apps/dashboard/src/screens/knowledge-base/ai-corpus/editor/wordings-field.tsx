import { WORDINGS_MAX } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, IconButton } from '@lobby/ui';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { EntryDraft } from '#/data/corpus.ts';
import { splitLines } from './entry-values.ts';

/** Other ways to ask the same: to add, to remove, and to paste many at once, one a line. */
export function WordingsField({ control, error }: { control: Control<EntryDraft>; error: string | undefined }) {
  const t = useT('corpus');
  const formats = useFormats();
  const {
    field: { ref, value: wordings, onChange, onBlur },
  } = useController({ control, name: 'wordings' });
  const [typed, setTyped] = useState('');

  const add = (text: string) => {
    const added = splitLines(text).filter((line) => !wordings.includes(line));
    if (added.length > 0) onChange([...wordings, ...added]);
    setTyped('');
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    add(typed + text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="contents">
        <span className="flex items-baseline justify-between text-(length:--label-text,14px)">
          {t('editor.wordings')}
          <span className="text-xs text-muted tabular-nums">
            {t('editor.wordings_count', { shown: formats.number(wordings.length), max: formats.number(WORDINGS_MAX) })}
          </span>
        </span>
      </legend>
      {wordings.length > 0 ? (
        <ul className="divide-y divide-separator rounded-lg border border-border">
          {wordings.map((wording, index) => (
            <li key={wording} className="flex items-center gap-2 py-0.5 pr-1 pl-2.5 text-13">
              <span className="min-w-0 flex-1 break-words">{wording}</span>
              <IconButton
                size="small"
                label={t('editor.remove_wording', { wording })}
                icon={<X size={14} />}
                onClick={() => onChange(wordings.filter((_, other) => other !== index))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex gap-2">
        <input
          ref={ref}
          aria-label={t('editor.add_wording')}
          aria-invalid={error ? true : undefined}
          placeholder={t('editor.wording_example')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onBlur={() => {
            add(typed);
            onBlur();
          }}
          className="h-8 min-w-0 flex-1 rounded-lg border border-field-border bg-field px-2.5 text-13 outline-none hover:border-field-border-hover focus:border-accent focus:ring-3 focus:ring-accent/20"
        />
        <Button icon={<Plus size={15} />} onClick={() => add(typed)} disabled={typed.trim() === ''}>
          {t('editor.add')}
        </Button>
      </div>
      <p className={error ? 'flex items-center gap-1.5 text-13 text-danger-text' : 'text-13 text-muted'}>
        {error ? <CircleAlert size={14} aria-hidden="true" /> : null}
        {error ?? t('editor.wordings_hint')}
      </p>
    </fieldset>
  );
}
