import { isVipTag, TAGS_MAX, VIP_TAG, type Contact } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { IconButton, TextField, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Crown, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { isTakenByInputMethod } from '#/components/input-method.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { useChangeContact } from '#/data/contact.ts';
import { tagsQuery } from '#/data/conversation.ts';

const TAG_MAX = 40;
/** Tags in use that are offered at once; who looks for another one types. */
const OFFERED_MAX = 5;

/** What kind of customer a contact is, in words of the team's own. */
export function ContactTags({ contact }: { contact: Contact }) {
  const t = useT('desk');
  const errorText = useErrorText();
  const mayEdit = useMay()('contact.edit');
  const { mutate, isPending } = useChangeContact(contact.id);
  const { tags } = contact;
  const set = (next: string[]) => mutate({ tags: next }, { onError: (error) => toast.error(errorText(error)) });
  const canAdd = mayEdit && tags.length < TAGS_MAX;
  if (tags.length === 0 && !canAdd) return null;
  return (
    <div className="mt-3 flex flex-col gap-2">
      <h4 className="text-xs text-muted">{t('contact.tags')}</h4>
      {tags.length > 0 ? (
        <ul aria-label={t('contact.tags')} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="flex min-h-6 max-w-full items-center gap-1 rounded-chip bg-default px-2 text-xs">
              {isVipTag(tag) ? <Crown size={13} aria-hidden="true" className="shrink-0 text-warning" /> : null}
              <span className="truncate">{tag}</span>
              {mayEdit ? (
                <IconButton
                  label={t('contact.tag_remove', { tag })}
                  icon={<X size={13} />}
                  size="small"
                  disabled={isPending}
                  className="-mr-2"
                  onClick={() => set(tags.filter((each) => each !== tag))}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {canAdd ? <AddTag tags={tags} onAdd={(tag) => set([...tags, tag])} /> : null}
    </div>
  );
}

/** A field for any word, and under it the tags in use that fit; VIP is always among them. */
function AddTag({ tags, onAdd }: { tags: readonly string[]; onAdd: (tag: string) => void }) {
  const t = useT('desk');
  const [text, setText] = useState('');
  const inUse = useQuery(tagsQuery(useApi(), 'contact')).data?.items ?? [];
  const has = (tag: string) => tags.some((each) => folded(each) === folded(tag));
  const offered = [VIP_TAG, ...inUse.filter((tag) => !isVipTag(tag))]
    .filter((tag) => !has(tag) && folded(tag).includes(folded(text)))
    .slice(0, OFFERED_MAX);
  const add = (tag: string) => {
    setText('');
    if (tag !== '' && !has(tag)) onAdd(tag);
  };
  return (
    <>
      <TextField
        label={t('contact.tag_add')}
        hideLabel
        placeholder={t('contact.tag_add')}
        value={text}
        maxLength={TAG_MAX}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isTakenByInputMethod(event.nativeEvent)) return;
          event.preventDefault();
          add(text.trim());
        }}
      />
      {offered.length > 0 ? (
        <ul aria-label={t('contact.tags_offered')} className="flex flex-wrap gap-1.5">
          {offered.map((tag) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                aria-label={t('contact.tag_add_one', { tag })}
                onClick={() => add(tag)}
                className="flex min-h-6 max-w-full cursor-pointer items-center gap-1 rounded-chip border border-dashed border-border px-2 text-xs text-neutral-text hover:bg-default"
              >
                {isVipTag(tag) ? (
                  <Crown size={13} aria-hidden="true" className="shrink-0" />
                ) : (
                  <Plus size={13} aria-hidden="true" className="shrink-0" />
                )}
                <span className="truncate">{tag}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function folded(tag: string): string {
  return tag.trim().toLowerCase();
}
