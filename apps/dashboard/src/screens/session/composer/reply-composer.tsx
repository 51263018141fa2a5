import { MESSAGE_MAX, type Conversation, type Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, IconButton, toast } from '@lobby/ui';
import { Check, Pencil, Reply, SendHorizontal, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { LaterControls, LaterTray } from '#/components/attachment/later-parts.tsx';
import { EMPTY_TRAY } from '#/components/attachment/tray-state.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useReply } from '#/components/conversation/use-reply.ts';
import { useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import { useWriting } from '#/components/conversation/writing.tsx';
import { useEditMessage } from '#/data/message.ts';
import { sessionDraftsSlice } from '#/state/session-drafts-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';
import { ComposerNote } from './composer-note.tsx';
import { SendKeyMenu } from './send-key-menu.tsx';
import { useTyping } from './use-typing.ts';
import { WritingField } from './writing-field.tsx';

/** A reply to the visitor, or the new words of one that was sent. */
export function ReplyComposer({ conversation }: { conversation: Conversation }) {
  const { writing } = useWriting();
  if (writing.kind === 'edit') return <EditComposer key={writing.message.seq} message={writing.message} />;
  return <NewReply key={conversation.id} conversation={conversation} quote={writing.kind === 'reply' ? writing.quote : undefined} />;
}

function NewReply({ conversation, quote }: { conversation: Conversation; quote: Message | undefined }) {
  const t = useT('session');
  const common = useT('common');
  const dispatch = useAppDispatch();
  const { id } = conversation;
  const draft = useAppSelector((state) => state.sessionDrafts[id] ?? '');
  const visitor = useVisitorName()(conversation);
  const { write: writeNext } = useWriting();
  const { send } = useReply(id);
  const typing = useTyping(id);
  const noteId = useId();
  const left = MESSAGE_MAX - draft.trim().length;
  const [picked, setPicked] = useState<readonly File[]>([]);
  const [tray, setTray] = useState(EMPTY_TRAY);
  const canSend = (draft.trim() !== '' || tray.ready.length > 0) && !tray.held && left >= 0;
  const write = (text: string) => dispatch(sessionDraftsSlice.actions.draftChanged({ conversationId: id, text }));
  const endQuote = () => writeNext({ kind: 'reply' });
  const submit = () => {
    if (!canSend) return;
    send(draft.trim(), quote?.seq, tray.ready.length > 0 ? tray.ready : undefined);
    write('');
    setPicked([]);
    setTray(EMPTY_TRAY);
    if (quote) endQuote();
  };
  return (
    <ComposerForm onSubmit={submit}>
      {quote ? <About icon={<Reply size={15} />} title={t('message.answering')} text={quote.body} onEnd={endQuote} /> : null}
      {picked.length > 0 ? <LaterTray picked={picked} onChange={setTray} /> : null}
      <WritingField
        label={t('composer.label')}
        placeholder={t('composer.placeholder', { name: visitor })}
        describedBy={noteId}
        invalid={left < 0}
        value={draft}
        onChange={(text) => {
          write(text);
          typing();
        }}
        onSend={submit}
        onCancel={quote ? endQuote : undefined}
        focusOn={quote?.seq}
      />
      <ComposerFoot
        note={
          <div className="flex items-center gap-2">
            <LaterControls onPick={(files) => setPicked((before) => [...before, ...files])} />
            <ComposerNote id={noteId} conversation={conversation} left={left} />
          </div>
        }
      >
        <Button type="submit" variant="primary" icon={<SendHorizontal size={16} aria-hidden="true" />} disabled={!canSend}>
          {common('actions.send')}
        </Button>
      </ComposerFoot>
    </ComposerForm>
  );
}

function EditComposer({ message }: { message: Message }) {
  const t = useT('session');
  const common = useT('common');
  const errorText = useErrorText();
  const { write } = useWriting();
  const [text, setText] = useState(message.body);
  const { mutate, isPending } = useEditMessage(message.conversation_id);
  const end = () => write({ kind: 'reply' });
  const left = MESSAGE_MAX - text.trim().length;
  const canSave = text.trim() !== '' && left >= 0 && !isPending;
  const save = () => {
    if (canSave) mutate({ seq: message.seq, text: text.trim() }, { onSuccess: end, onError: (error) => toast.error(errorText(error)) });
  };
  return (
    <ComposerForm onSubmit={save}>
      <About icon={<Pencil size={15} />} title={t('message.editing')} text={message.body} onEnd={end} />
      <WritingField
        label={t('message.edit')}
        placeholder=""
        value={text}
        onChange={setText}
        onSend={save}
        onCancel={end}
        focusOn={message.seq}
      />
      <ComposerFoot note={null}>
        <Button onClick={end}>{common('actions.cancel')}</Button>
        <Button type="submit" variant="primary" icon={<Check size={16} aria-hidden="true" />} disabled={!canSave} loading={isPending}>
          {common('actions.save')}
        </Button>
      </ComposerFoot>
    </ComposerForm>
  );
}

export function ComposerForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** Under the field: a word about it at the left, what sends it at the right. */
export function ComposerFoot({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-end justify-between gap-3 px-2 pb-2 pl-3.5">
      <div className="min-w-0 flex-1">{note}</div>
      <div className="flex shrink-0 items-center gap-1">
        <SendKeyMenu />
        {children}
      </div>
    </div>
  );
}

interface AboutProps {
  icon: ReactNode;
  title: string;
  text: string;
  onEnd: () => void;
}

/** The message that is answered or changed. */
function About({ icon, title, text, onEnd }: AboutProps) {
  const common = useT('common');
  return (
    <div className="flex items-center gap-2 border-b border-separator py-1 pr-1 pl-3.5 text-xs">
      <span aria-hidden="true" className="shrink-0 text-accent-text">
        {icon}
      </span>
      <p className="min-w-0 flex-1 truncate text-muted">
        <span className="font-semibold text-foreground">{title}</span> {text}
      </p>
      <IconButton label={common('actions.cancel')} icon={<X size={15} />} size="small" onClick={onEnd} />
    </div>
  );
}
