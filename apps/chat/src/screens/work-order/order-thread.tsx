import type { Message, WorkOrderEvent } from '@lobby/contract';
import { stageOf, wordsOf } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, useInView, VisuallyHidden } from '@lobby/ui';
import { useEffect, useRef } from 'react';
import { useChat } from '#/components/chat-context.tsx';
import { AttachmentList } from '#/components/later-parts.tsx';
import { Bubble } from '#/components/message/bubble.tsx';
import { Face } from '#/components/message/face.tsx';
import { LinkedText } from '#/components/message/linked-text.tsx';
import { wordFailure } from '#/components/word-failure.ts';
import { orderLines } from './order-lines.ts';
import type { OpenOrder } from './use-order.ts';

/** What was said about a work order, and how it moved. */
export function OrderThread({ open }: { open: OpenOrder }) {
  const t = useT('order');
  const chat = useT('chat');
  const common = useT();
  const { order, messages, unsent } = open;
  const { seen } = useChat();
  const threadId = order?.conversation_id;
  const watch = useInView(threadId, (seq) => seen(threadId ?? '', seq));
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length + unsent.length + (order?.events.length ?? 0);
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  if (!order) return null;
  return (
    <>
      <ol aria-label={t('messages')} className="flex flex-col gap-4">
        {orderLines(messages, order.events).map((line) => (
          <li
            key={line.kind === 'message' ? line.message.client_msg_id : line.event.id}
            ref={line.kind === 'message' && line.message.author_kind !== 'contact' ? watch : undefined}
            data-seq={line.kind === 'message' ? line.message.seq : undefined}
          >
            {line.kind === 'message' ? <Said message={line.message} /> : <Moved event={line.event} />}
          </li>
        ))}
        {unsent.map(({ clientMsgId, text, failure }) => (
          <li key={clientMsgId} className="flex flex-col items-end gap-1">
            <Bubble look={failure === undefined ? 'waiting' : 'refused'}>{text === '' ? t('file') : text}</Bubble>
            <p role="status" className="text-xs text-muted">
              {failure === undefined ? (open.failure === undefined ? t('sending') : t('not_sent')) : wordFailure(chat, failure)}
            </p>
            {failure === undefined ? null : (
              <Button size="small" onClick={() => open.discard(clientMsgId)}>
                {common('actions.delete')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {open.typist ? (
        <p role="status" className="text-xs text-muted">
          {open.typist.name === null ? chat('thread.typing') : chat('thread.typing_by', { name: open.typist.name })}
        </p>
      ) : null}
      <div ref={end} />
    </>
  );
}

function Said({ message }: { message: Message }) {
  const t = useT('order');
  const formats = useFormats();
  const { author_kind: author, author_name: name, author_face: face, created_at: at } = message;
  const body = wordsOf(message);
  const files = message.attachments;
  const isOwn = author === 'contact';
  const when = (
    <time dateTime={new Date(at).toISOString()} className="text-xs text-muted tabular-nums">
      {formats.date(at)} {formats.time(at)}
    </time>
  );
  const content = (
    <>
      {body === '' ? null : (
        <Bubble look={isOwn ? 'own' : 'other'}>
          <LinkedText text={body} onAccent={isOwn} />
        </Bubble>
      )}
      {files ? <AttachmentList attachments={files} own={isOwn} /> : null}
    </>
  );
  if (isOwn)
    return (
      <div className="ms-10 flex flex-col items-end gap-1">
        <VisuallyHidden>{t('you')}</VisuallyHidden>
        {content}
        {when}
      </div>
    );
  return (
    <div className="me-6 flex items-start gap-2">
      <Face author={author === 'agent' ? 'agent' : 'bot'} name={name} face={face} />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="flex items-baseline gap-2 text-xs text-muted">
          {name} {when}
        </p>
        {content}
      </div>
    </div>
  );
}

function Moved({ event: { actor_kind: actor, actor_name: name, from, to, words, at } }: { event: WorkOrderEvent }) {
  const t = useT('order');
  const formats = useFormats();
  if (!to) return null;
  const stage = t(`stage.${stageOf(to)}`);
  const text =
    from === 'solved' && to === 'open'
      ? t('reopened')
      : actor === 'customer'
        ? t('moved_you', { stage })
        : name === null
          ? t('moved_us', { stage })
          : t('moved', { name, stage });
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-3 text-xs text-muted before:h-px before:min-w-4 before:flex-1 before:bg-border after:h-px after:min-w-4 after:flex-1 after:bg-border">
        <span className="max-w-[80%] text-center text-balance">
          {text} <span className="tabular-nums">{formats.date(at)}</span>
        </span>
      </p>
      {words === null ? null : (
        <div className="rounded-card border border-border bg-surface p-3 text-sm">
          <p className="text-xs text-muted">{t('solution')}</p>
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
            {words}
          </p>
        </div>
      )}
    </div>
  );
}
