import { PRIORITIES, TAGS_MAX, type Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { IconButton, TextField } from '@lobby/ui';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useRunDeskChange } from '#/components/conversation/use-run-desk-change.ts';
import { isTakenByInputMethod } from '#/components/input-method.ts';
import { useHasModel } from '#/data/copilot.ts';

/** Its code loads where there is a model. */
const TagProposals = lazy(() => import('./tag-proposals.tsx').then((module) => ({ default: module.TagProposals })));

/** How urgent a conversation is. */
export function PriorityChoice({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const { run } = useRunDeskChange();
  return (
    <SelectOnDemand
      label={t('priority.label')}
      value={conversation.priority}
      options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
      onChange={(priority) => run(conversation, { kind: 'update', priority })}
    />
  );
}

/** What a conversation is about, in words of the team's own. */
export function Tags({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const { tags } = conversation;
  const { run, isPending } = useRunDeskChange();
  const [text, setText] = useState('');
  const hasModel = useHasModel();
  const set = (next: readonly string[]) => run(conversation, { kind: 'update', tags: next });
  const add = () => {
    const tag = text.trim();
    if (tag !== '' && !tags.includes(tag)) set([...tags, tag]);
    setText('');
  };
  return (
    <div className="flex flex-col gap-2">
      {tags.length > 0 ? (
        <ul aria-label={t('tags.title')} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="flex max-w-full items-center gap-0.5 rounded-chip bg-default pl-2 text-xs">
              <span className="truncate">{tag}</span>
              <IconButton
                label={t('tags.remove', { tag })}
                icon={<X size={13} />}
                size="small"
                disabled={isPending}
                onClick={() => set(tags.filter((each) => each !== tag))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {tags.length < TAGS_MAX ? (
        <TextField
          label={t('tags.add')}
          hideLabel
          placeholder={t('tags.add')}
          value={text}
          maxLength={40}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isTakenByInputMethod(event.nativeEvent)) return;
            event.preventDefault();
            add();
          }}
          onBlur={add}
        />
      ) : null}
      <Suspense fallback={null}>
        {hasModel && tags.length < TAGS_MAX ? <TagProposals conversation={conversation} onAdd={(tag) => set([...tags, tag])} /> : null}
      </Suspense>
    </div>
  );
}
