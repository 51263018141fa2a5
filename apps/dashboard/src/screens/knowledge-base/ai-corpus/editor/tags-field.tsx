import { ENTRY_TAGS_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, TextField } from '@lobby/ui';
import { useState, type KeyboardEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { EntryDraft } from '#/data/corpus.ts';

/** Characters of one tag. */
const TAG_MAX = 40;

/** Words by which entries are found again; Enter or a comma adds one. */
export function TagsField({ control, error }: { control: Control<EntryDraft>; error: string | undefined }) {
  const t = useT('corpus');
  const { field } = useController({ control, name: 'tags' });
  const [typed, setTyped] = useState('');
  const add = () => {
    const tag = typed.trim().slice(0, TAG_MAX);
    setTyped('');
    if (tag !== '' && !field.value.includes(tag)) field.onChange([...field.value, tag]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('editor.tags')}
        placeholder={t('editor.tag_example')}
        description={t('editor.tags_hint')}
        error={error}
        value={typed}
        maxLength={TAG_MAX}
        disabled={field.value.length >= ENTRY_TAGS_MAX}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      {field.value.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {field.value.map((tag) => (
            <li key={tag}>
              <Chip
                tone="accent"
                removeLabel={t('editor.remove_tag', { tag })}
                onRemove={() => field.onChange(field.value.filter((each) => each !== tag))}
              >
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
