import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, classNames } from '@lobby/ui';
import { RotateCcw } from 'lucide-react';
import { useRunOwnerAction } from '#/components/conversation/use-run-owner-action.ts';
import { useWriting } from '#/components/conversation/writing.tsx';
import { useDeskOffer } from '#/components/desk/offers.ts';
import { NoteComposer } from './note-composer.tsx';
import { ReplyComposer } from './reply-composer.tsx';

/** Where a reply or a note is written; in a resolved conversation replies wait for it to be reopened. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const { writing, write } = useWriting();
  useDeskOffer('note', () => write({ kind: 'note' }));
  const isNote = writing.kind === 'note';
  const isClosed = conversation.status === 'resolved';
  return (
    <div className="shrink-0 px-5 pb-[max(16px,env(safe-area-inset-bottom))] max-md:px-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]">
      <div
        className={classNames(
          'relative mx-auto max-w-3xl rounded-xl border transition-colors focus-within:ring-2',
          isNote
            ? 'border-warning-border bg-warning-soft focus-within:ring-warning-border'
            : 'border-field-border bg-field-background focus-within:border-accent focus-within:ring-accent/20',
        )}
      >
        <WritingTabs isNote={isNote} />
        {isNote ? (
          <NoteComposer conversation={conversation} />
        ) : isClosed ? (
          <Closed conversation={conversation} />
        ) : (
          <ReplyComposer conversation={conversation} />
        )}
      </div>
    </div>
  );
}

function WritingTabs({ isNote }: { isNote: boolean }) {
  const t = useT('session');
  const { write } = useWriting();
  const look = (chosen: boolean) =>
    classNames(
      'h-8 border-b-2 text-13 pointer-coarse:h-11 outline-offset-[-2px]!',
      chosen ? 'border-current font-semibold text-foreground' : 'border-transparent text-muted hover:text-foreground',
    );
  return (
    <div role="group" aria-label={t('composer.kinds')} className="flex gap-4 border-b border-separator px-3.5">
      <button type="button" aria-pressed={!isNote} onClick={() => write({ kind: 'reply' })} className={look(!isNote)}>
        {t('composer.label')}
      </button>
      <button type="button" aria-pressed={isNote} onClick={() => write({ kind: 'note' })} className={look(isNote)}>
        {t('notes.label')}
      </button>
    </div>
  );
}

function Closed({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const { run, running } = useRunOwnerAction();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-3.5 py-3">
      <p className="text-neutral-text">{t('composer.closed')}</p>
      <Button icon={<RotateCcw size={16} aria-hidden="true" />} loading={running === 'reopen'} onClick={() => run(conversation, 'reopen')}>
        {t('actions.reopen')}
      </Button>
    </div>
  );
}
