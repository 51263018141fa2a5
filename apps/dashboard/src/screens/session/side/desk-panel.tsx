import { PRIORITIES, TAGS_MAX, type Conversation } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { IconButton, TextField } from '@lobby/ui';
import { Star, X } from 'lucide-react';
import { useState } from 'react';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useRunDeskChange } from '#/components/conversation/use-run-desk-change.ts';
import { isTakenByInputMethod } from '#/components/input-method.ts';
import { useHasModel } from '#/data/copilot.ts';
import { TagProposals } from './tag-proposals.tsx';

const STARS = 5;

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
      {hasModel && tags.length < TAGS_MAX ? <TagProposals conversation={conversation} onAdd={(tag) => set([...tags, tag])} /> : null}
    </div>
  );
}

/** What the visitor thought of it. */
export function Rating({ csat }: { csat: NonNullable<Conversation['csat']> }) {
  const t = useT('session');
  const formats = useFormats();
  return (
    <div>
      <p role="img" aria-label={t('rating.of', { score: csat.score })} className="flex gap-0.5 text-warning">
        {Array.from({ length: STARS }, (_, star) => (
          <Star key={star} size={16} aria-hidden="true" fill={star < csat.score ? 'currentColor' : 'none'} />
        ))}
      </p>
      {csat.comment === '' ? null : (
        <p dir="auto" className="mt-1 break-words whitespace-pre-wrap">
          {csat.comment}
        </p>
      )}
      <time className="text-xs text-muted" title={formats.dateTime(csat.at)}>
        {formats.relative(csat.at)}
      </time>
    </div>
  );
}
