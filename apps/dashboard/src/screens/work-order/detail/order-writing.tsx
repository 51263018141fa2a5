import { isFinal, MESSAGE_MAX, NOTE_MAX, type WorkOrder } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, classNames, TextArea, toast } from '@lobby/ui';
import { Lock, SendHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LaterControls, LaterTray } from '#/components/attachment/later-parts.tsx';
import { AWAITED_TRAY, EMPTY_TRAY } from '#/components/attachment/tray-state.ts';
import type { PickedFile } from '#/components/attachment/use-tray.ts';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSendReply } from '#/data/message.ts';
import { useAddNote } from '#/data/note.ts';
import { newMessageId } from '#/state/message-id.ts';
import { OrderDraft } from './order-draft.tsx';

type Kind = 'reply' | 'note';

/** Pinned below the work order: an answer to the customer, or a note that only colleagues read; each has its own field, and what is typed outlives a reload. */
export function OrderWriting({ order }: { order: WorkOrder }) {
  const t = useT('orders');
  const isOver = isFinal(order.status);
  const [chosen, setChosen] = useState<Kind>('reply');
  const kind = isOver ? 'note' : chosen;
  const look = (isChosen: boolean) =>
    classNames(
      'h-8 border-b-2 text-13 outline-offset-[-2px]!',
      isChosen ? 'border-current font-semibold text-foreground' : 'border-transparent text-muted hover:text-foreground',
    );
  return (
    <div
      className={classNames(
        'w-full rounded-xl border',
        kind === 'note' ? 'border-warning-border bg-warning-soft' : 'border-field-border bg-field-background',
      )}
    >
      <div role="group" aria-label={t('detail.kinds')} className="flex gap-4 border-b border-separator px-3.5">
        <button
          type="button"
          aria-pressed={kind === 'reply'}
          disabled={isOver}
          onClick={() => setChosen('reply')}
          className={look(kind === 'reply')}
        >
          {t('detail.reply')}
        </button>
        <button type="button" aria-pressed={kind === 'note'} onClick={() => setChosen('note')} className={look(kind === 'note')}>
          {t('note')}
        </button>
      </div>
      {kind === 'reply' ? <ReplyField order={order} /> : <NoteField order={order} />}
    </div>
  );
}

const draftKey = (kind: Kind, id: string) => `lobby-order-${kind}:${id}`;

function useKeptText(kind: Kind, id: string) {
  const key = draftKey(kind, id);
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  useEffect(() => sessionStorage.setItem(key, text), [key, text]);
  return [text, setText] as const;
}

function ReplyField({ order }: { order: WorkOrder }) {
  const t = useT('orders');
  const nameOf = useContactName();
  const wordError = useErrorText();
  const id = order.conversation_id;
  const [text, setText] = useKeptText('reply', id);
  // The same id until it is stored: a lost answer sends nothing twice.
  const [messageId, setMessageId] = useState(newMessageId);
  const [picked, setPicked] = useState<readonly PickedFile[]>([]);
  const [tray, setTray] = useState(EMPTY_TRAY);
  const { mutate, isPending } = useSendReply(id, {
    onStored() {
      setText('');
      setPicked([]);
      setTray(EMPTY_TRAY);
      setMessageId(newMessageId());
    },
    onFailed: (_reply, error) => void toast.error(wordError(error)),
  });
  const words = text.trim();
  const canSend = (words !== '' || tray.ready.length > 0) && !tray.held;
  return (
    <form
      className="flex flex-col gap-2 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend && !isPending)
          mutate({ conversationId: id, clientMsgId: messageId, text: words, attachments: tray.ready.length > 0 ? tray.ready : undefined });
      }}
    >
      <OrderDraft order={order} onUse={(draft) => setText(words === '' ? draft : `${text.trimEnd()}\n${draft}`)} />
      {picked.length > 0 ? <LaterTray picked={picked} onChange={setTray} /> : null}
      <TextArea
        label={t('reply', { name: nameOf(order.contact) })}
        hideLabel
        placeholder={t('reply', { name: nameOf(order.contact) })}
        rows={2}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex items-center justify-between gap-2">
        <LaterControls
          onPick={(files) => {
            setTray((before) => (before === EMPTY_TRAY ? AWAITED_TRAY : before));
            setPicked((before) => [...before, ...files]);
          }}
        />
        <Button
          type="submit"
          size="small"
          variant="primary"
          icon={<SendHorizontal size={15} aria-hidden="true" />}
          disabled={!canSend}
          loading={isPending}
        >
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

function NoteField({ order }: { order: WorkOrder }) {
  const t = useT('orders');
  const wordError = useErrorText();
  const id = order.conversation_id;
  const [text, setText] = useKeptText('note', id);
  const [noteId, setNoteId] = useState(newMessageId);
  const { mutate, isPending } = useAddNote(id);
  const words = text.trim();
  const keep = () =>
    mutate(
      { clientMsgId: noteId, text: words, mentions: [] },
      {
        onSuccess() {
          setText('');
          setNoteId(newMessageId());
        },
        onError: (error) => void toast.error(wordError(error)),
      },
    );
  return (
    <form
      className="flex flex-col gap-2 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== '' && !isPending) keep();
      }}
    >
      <TextArea
        label={t('note')}
        hideLabel
        placeholder={t('detail.note_hint')}
        rows={2}
        maxLength={NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex justify-end">
        <Button type="submit" size="small" icon={<Lock size={15} aria-hidden="true" />} disabled={words === ''} loading={isPending}>
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}
