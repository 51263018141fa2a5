import { MESSAGE_MAX, type Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { RotateCcw, SendHorizontal } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useRunOwnerAction } from '#/components/conversation/use-run-owner-action.ts';
import { useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import { sessionDraftsSlice } from '#/state/session-drafts-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';
import { ComposerNote } from './composer-note.tsx';
import { decideKey } from './decide-key.ts';
import { SendKeyMenu } from './send-key-menu.tsx';
import { useReply } from '#/components/conversation/use-reply.ts';
import { useTyping } from './use-typing.ts';

/** Where a reply is written; in a resolved conversation it is the way to reopen it. */
export function Composer({ conversation }: { conversation: Conversation }) {
  return (
    <div className="shrink-0 px-5 pb-[max(16px,env(safe-area-inset-bottom))] max-md:px-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]">
      <div className="mx-auto max-w-3xl">
        {conversation.status === 'resolved' ? <Closed conversation={conversation} /> : <OpenComposer conversation={conversation} />}
      </div>
    </div>
  );
}

function Closed({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const { run, running } = useRunOwnerAction();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-border bg-surface-secondary px-4 py-3">
      <p className="text-neutral-text">{t('composer.closed')}</p>
      <Button icon={<RotateCcw size={16} aria-hidden="true" />} loading={running === 'reopen'} onClick={() => run(conversation, 'reopen')}>
        {t('actions.reopen')}
      </Button>
    </div>
  );
}

function OpenComposer({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const common = useT('common');
  const dispatch = useAppDispatch();
  const { id } = conversation;
  const draft = useAppSelector((state) => state.sessionDrafts[id] ?? '');
  const sendKey = useAppSelector((state) => state.sendKey);
  const visitor = useVisitorName()(conversation);
  const { send } = useReply(id);
  const typing = useTyping(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const composedAt = useRef<number | undefined>(undefined);
  const noteId = useId();
  const left = MESSAGE_MAX - draft.trim().length;
  const canSend = draft.trim() !== '' && left >= 0;
  const write = (text: string) => dispatch(sessionDraftsSlice.actions.draftChanged({ conversationId: id, text }));

  const submit = () => {
    if (!canSend) return;
    send(draft.trim());
    write('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) event.currentTarget.blur();
    if (decideKey(event.nativeEvent, composedAt.current, sendKey) !== 'send') return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="rounded-xl border border-field-border bg-field-background transition-colors focus-within:border-accent focus-within:ring-2 focus-within:ring-accent/20"
    >
      <textarea
        ref={field}
        value={draft}
        rows={1}
        dir="auto"
        data-session-composer
        aria-label={t('composer.label')}
        aria-describedby={noteId}
        aria-invalid={left < 0 || undefined}
        enterKeyHint={sendKey === 'enter' ? 'send' : 'enter'}
        placeholder={t('composer.placeholder', { name: visitor })}
        onChange={(event) => {
          write(event.target.value);
          typing();
        }}
        onKeyDown={onKeyDown}
        onCompositionEnd={(event) => {
          composedAt.current = event.timeStamp;
        }}
        className="field-sizing-content block max-h-44 min-h-11 w-full resize-none bg-transparent px-3.5 pt-2.5 pb-1 text-sm outline-none! pointer-coarse:text-base"
      />
      <div className="flex items-end justify-between gap-3 px-2 pb-2 pl-3.5">
        <ComposerNote id={noteId} conversation={conversation} left={left} />
        <div className="flex shrink-0 items-center gap-1">
          <SendKeyMenu />
          <Button type="submit" variant="primary" icon={<SendHorizontal size={16} aria-hidden="true" />} disabled={!canSend}>
            {common('actions.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
