import { isFinal, MESSAGE_MAX, NOTE_MAX, type Message, type Note, type WorkOrder } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, classNames, TextArea, toast } from '@lobby/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MailLine } from '#/components/work-order/mail-line.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { threadQuery, useFreshThread, useSendReply } from '#/data/message.ts';
import { notesQuery, useAddNote, useFreshNotes } from '#/data/note.ts';
import { useMarkSeen } from './use-mark-seen.ts';

type Line = { at: number; key: string; message?: Message; note?: Note };

/** What was said to the customer and among colleagues, and where to say more. */
export function OrderThread({ order }: { order: WorkOrder }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const id = order.conversation_id;
  const thread = useQuery(threadQuery(api, queryClient, id));
  const notes = useQuery(notesQuery(api, id));
  useFreshThread(id);
  useFreshNotes(id);
  const said = (thread.data?.messages ?? []).filter(({ kind }) => kind === 'text');
  useMarkSeen(id, said.at(-1)?.seq, order.unread > 0);
  const noted = (notes.data?.items ?? []).filter(({ kind }) => kind === 'note');
  const lines: Line[] = [
    ...said.map((message) => ({ at: message.created_at, key: message.id, message })),
    ...noted.map((note) => ({ at: note.created_at, key: note.id, note })),
  ].toSorted((a, b) => a.at - b.at);
  return (
    <>
      <ol className="flex flex-col gap-3">
        {lines.map(({ key, message, note }) => (
          <li key={key}>{message ? <Said order={order} message={message} /> : note ? <Noted note={note} /> : null}</li>
        ))}
      </ol>
      <Writing order={order} />
    </>
  );
}

function Said({ order, message }: { order: WorkOrder; message: Message }) {
  const t = useT('orders');
  const formats = useFormats();
  const { author_kind: author, author_name: name, body, attachments = [], created_at: at } = message;
  const isTheirs = author === 'contact';
  return (
    <div className={classNames('flex flex-col gap-1', isTheirs ? 'items-start' : 'items-end')}>
      <p className="text-xs text-muted tabular-nums">
        {isTheirs ? (order.contact.name ?? t('unnamed')) : name} · {formats.date(at)} {formats.time(at)}
      </p>
      {body === '' ? null : (
        <p
          dir="auto"
          className={classNames(
            'max-w-[85%] rounded-xl px-3 py-2 wrap-anywhere whitespace-pre-wrap',
            isTheirs ? 'bg-default' : 'bg-accent-tint',
          )}
        >
          {body}
        </p>
      )}
      {isTheirs ? <MailLine order={order} seq={message.seq} /> : null}
      {attachments.length > 0 ? <p className="text-xs text-muted">{attachments.map((file) => file.name).join(', ')}</p> : null}
    </div>
  );
}

function Noted({ note: { author, body, created_at: at } }: { note: Note }) {
  const t = useT('orders');
  const formats = useFormats();
  return (
    <div className="rounded-xl bg-warning-soft px-3 py-2 text-warning-soft-foreground">
      <p className="text-xs tabular-nums">
        {t('note')} · {author?.name} · {formats.date(at)} {formats.time(at)}
      </p>
      <p dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-wrap">
        {body}
      </p>
    </div>
  );
}

const draftKey = (id: string) => `lobby-order-reply:${id}`;

/** An answer to the customer, or a note for colleagues; what is typed outlives a reload. */
function Writing({ order }: { order: WorkOrder }) {
  const t = useT('orders');
  const mayReply = useMay()('session.reply');
  const wordError = useErrorText();
  const id = order.conversation_id;
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey(id)) ?? '');
  useEffect(() => sessionStorage.setItem(draftKey(id), text), [id, text]);
  const fail = (error: unknown) => void toast.error(wordError(error));
  const reply = useSendReply(id, { onStored: () => setText(''), onFailed: (_reply, error) => fail(error) });
  const note = useAddNote(id);
  if (!mayReply) return null;
  const words = text.trim();
  const isOver = isFinal(order.status);
  return (
    <div className="mt-4 flex flex-col gap-2">
      <TextArea
        label={t('reply', { name: order.contact.name ?? t('unnamed') })}
        rows={2}
        maxLength={Math.min(MESSAGE_MAX, NOTE_MAX)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button
          size="small"
          disabled={words === '' || reply.isPending}
          loading={note.isPending}
          onClick={() =>
            note.mutate({ clientMsgId: crypto.randomUUID(), text: words, mentions: [] }, { onSuccess: () => setText(''), onError: fail })
          }
        >
          {t('keep')}
        </Button>
        <Button
          size="small"
          variant="primary"
          disabled={words === '' || isOver || note.isPending}
          loading={reply.isPending}
          onClick={() => reply.mutate({ conversationId: id, clientMsgId: crypto.randomUUID(), text: words })}
        >
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
