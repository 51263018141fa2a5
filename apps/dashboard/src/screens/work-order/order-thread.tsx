import { callEndpoint } from '@lobby/api-client';
import { conversations, isCorrection, wordsOf, workOrderNo, type Message, type Note, type WorkOrder } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, classNames, IconButton, useInView } from '@lobby/ui';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Lock, Split } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LaterList } from '#/components/attachment/later-parts.tsx';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { MailLine } from '#/components/work-order/mail-line.tsx';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { threadQuery, useEarlierMessages, useFreshThread } from '#/data/message.ts';
import { notesQuery, useFreshNotes } from '#/data/note.ts';

const CreateOrder = lazy(async () => ({ default: (await import('#/components/work-order/create/create-order.tsx')).CreateOrder }));

interface Line {
  at: number;
  key: string;
  /** The number of the merged work order that it was said in. */
  from: number | undefined;
  message?: Message;
  note?: Note;
}

interface OrderThreadProps {
  order: WorkOrder;
  onOpen: (id: string) => void;
}

/** What was said to the customer and among colleagues, here and in what was merged into it, in the order of its times. */
export function OrderThread({ order, onOpen }: OrderThreadProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [splitting, setSplitting] = useState<Message>();
  const maySplit = useMay()('session.reply');
  const t = useT('orders');
  const id = order.conversation_id;
  const threads = [{ id, no: undefined }, ...order.merged.map((each) => ({ id: each.conversation_id, no: each.no }))];
  const said = useQueries({ queries: threads.map((thread) => threadQuery(api, queryClient, thread.id)) });
  const noted = useQueries({ queries: threads.map((thread) => notesQuery(api, thread.id)) });
  useFreshThread(id);
  useFreshNotes(id);
  const watch = useInView(id, (seq) =>
    callEndpoint(api, conversations.read, { id, seq }, { quiet: true }).then(
      () => true,
      () => false,
    ),
  );
  const lines = threads
    .flatMap(({ no: from }, index): Line[] => [
      ...(said[index]?.data?.messages ?? [])
        .filter((message) => isShown(message))
        .map((message) => ({ at: message.created_at, key: message.id, from, message })),
      ...(noted[index]?.data?.items ?? [])
        .filter(({ kind }) => kind === 'note')
        .map((note) => ({ at: note.created_at, key: note.id, from, note })),
    ])
    .toSorted((a, b) => a.at - b.at || (a.message?.seq ?? 0) - (b.message?.seq ?? 0));
  return (
    <>
      {threads.map((thread, index) => (
        <Earlier key={thread.id} conversationId={thread.id} firstSeq={said[index]?.data?.messages[0]?.seq} />
      ))}
      <ol className="flex flex-col gap-3">
        {lines.map(({ key, from, message, note }) => (
          <li key={key} ref={message?.author_kind === 'contact' && from === undefined ? watch : undefined} data-seq={message?.seq}>
            {message ? (
              <Said
                order={order}
                message={message}
                from={from}
                onSplit={maySplit && from === undefined && message.author_kind === 'contact' ? () => setSplitting(message) : undefined}
              />
            ) : note ? (
              <Noted note={note} from={from} />
            ) : null}
          </li>
        ))}
      </ol>
      <Suspense fallback={null}>
        {splitting ? (
          <CreateOrder
            source={{ split_from: { id: order.id, seq: splitting.seq } }}
            title={t('detail.split_title', { no: workOrderNo(order.no) })}
            start={{
              typeId: order.type.id,
              subject: firstLine(splitting.body),
              description: splitting.body,
              fields: order.fields,
              files: (splitting.attachments ?? []).map(({ id: copyOf, name, mime, bytes }) => ({ copyOf, name, type: mime, size: bytes })),
            }}
            onClose={() => setSplitting(undefined)}
            onMade={(made) => {
              setSplitting(undefined);
              onOpen(made.id);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

const SUBJECT_CHARS = 80;
const firstLine = (body: string) => (body.split('\n', 1)[0] ?? '').slice(0, SUBJECT_CHARS);
const isShown = (message: Message) => message.kind === 'text' && !isCorrection(message);

/** What stands before the messages that are here. */
function Earlier({ conversationId, firstSeq }: { conversationId: string; firstSeq: number | undefined }) {
  const t = useT('orders');
  const { mutate, isPending } = useEarlierMessages(conversationId);
  if (firstSeq === undefined || firstSeq <= 1) return null;
  return (
    <p className="mb-3 flex justify-center">
      <Button size="small" loading={isPending} onClick={() => mutate(firstSeq)}>
        {t('detail.earlier')}
      </Button>
    </p>
  );
}

interface SaidProps {
  order: WorkOrder;
  message: Message;
  from: number | undefined;
  onSplit: (() => void) | undefined;
}

function Said({ order, message, from, onSplit }: SaidProps) {
  const t = useT('orders');
  const nameOf = useContactName();
  const formats = useFormats();
  const { author_kind: author, author_name: name, attachments = [], created_at: at } = message;
  const body = wordsOf(message);
  const isTheirs = author === 'contact';
  return (
    <div className={classNames('flex flex-col gap-1', isTheirs ? 'items-start' : 'items-end')}>
      <p className="flex items-center gap-1 text-xs text-muted tabular-nums">
        {isTheirs ? nameOf(order.contact) : name} · {formats.date(at)} {formats.time(at)}
        {from === undefined ? '' : ` · ${workOrderNo(from)}`}
        {onSplit ? <IconButton size="small" label={t('detail.split')} icon={<Split size={14} />} onClick={onSplit} /> : null}
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
      {attachments.length > 0 ? <LaterList attachments={attachments} end={!isTheirs} /> : null}
    </div>
  );
}

function Noted({ note: { author, body, created_at: at }, from }: { note: Note; from: number | undefined }) {
  const t = useT('orders');
  const formats = useFormats();
  return (
    <div className="flex gap-2 rounded-xl border border-warning-border bg-warning-soft px-3 py-2">
      <Lock size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-warning-soft-foreground" />
      <div className="min-w-0">
        <p className="text-xs text-warning-soft-foreground tabular-nums">
          {t('note')} · {author?.name} · {formats.date(at)} {formats.time(at)}
          {from === undefined ? '' : ` · ${workOrderNo(from)}`}
        </p>
        <p dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-wrap">
          {body}
        </p>
      </div>
    </div>
  );
}
