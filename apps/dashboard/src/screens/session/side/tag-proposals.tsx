import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Plus, Sparkles } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useTagProposals } from '#/data/copilot.ts';

interface TagProposalsProps {
  conversation: Conversation;
  onAdd: (tag: string) => void;
}

/** Tags that may fit; each is set with a click, none by itself. */
export function TagProposals({ conversation: { id, tags }, onAdd }: TagProposalsProps) {
  const t = useT('copilot');
  const errorText = useErrorText();
  const { mutate, data, error, isPending } = useTagProposals(id);
  const open = data?.items.filter(({ tag }) => !tags.includes(tag)) ?? [];
  return (
    <div className="flex flex-col items-start gap-2">
      {open.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {open.map(({ tag, is_new: isNew }) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                aria-label={t('tags.add', { tag })}
                onClick={() => onAdd(tag)}
                className="flex max-w-full cursor-pointer items-center gap-1 rounded-chip border border-dashed border-accent px-2 py-0.5 text-xs text-accent-text hover:bg-accent-pale"
              >
                <Plus size={13} aria-hidden="true" className="shrink-0" />
                <span className="truncate">{tag}</span>
                {isNew ? <span className="text-neutral-text">{t('tags.new')}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="text-xs text-neutral-text empty:hidden">
        {data && open.length === 0 && !isPending ? t('tags.none') : null}
      </p>
      {error ? (
        <p role="alert" className="text-xs text-danger-text">
          {errorText(error)}
        </p>
      ) : null}
      <Button size="small" variant="ghost" icon={<Sparkles size={14} aria-hidden="true" />} loading={isPending} onClick={() => mutate()}>
        {t('tags.suggest')}
      </Button>
    </div>
  );
}
