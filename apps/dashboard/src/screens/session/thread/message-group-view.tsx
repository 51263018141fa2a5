import { buttonsOf, filesBeside, type Message } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Avatar, classNames } from '@lobby/ui';
import { Bot, CheckCheck, ThumbsDown, ThumbsUp } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { LaterList } from '#/components/attachment/later-parts.tsx';
import { LaterCards } from '#/components/card/later-cards.tsx';
import { LinkedText } from './linked-text.tsx';
import { MessageMenu } from './message-menu.tsx';
import { QuotedText } from './quoted-text.tsx';
import { TranslatedText } from './translated-text.tsx';
import type { MessageGroup } from './lay-out-thread.ts';
import { sourceKey, SourceLink } from '#/components/conversation/source-link.tsx';

const OfferedButtons = lazy(() => import('./offered-buttons.tsx').then((module) => ({ default: module.OfferedButtons })));

/** How bubbles look by who wrote them. */
export const BUBBLE = 'w-fit max-w-full rounded-xl px-3.5 py-2 text-sm break-words whitespace-pre-wrap';
export const BUBBLE_LOOK = {
  contact: 'rounded-tl-sm bg-bot-bubble',
  bot: 'rounded-tr-sm border border-accent-pale-border border-r-2 border-r-accent bg-surface',
  agent: 'rounded-tr-sm bg-agent-bubble',
} as const;

/** What the reader was brought to. */
const MARKED = 'data-marked:bg-accent-tint data-marked:ring-6 data-marked:ring-accent-tint';

/** The visitor: their name, and what their avatar is made from. */
export interface VisitorFace {
  readonly name: string;
  readonly face: string;
  /** Language of the conversation. */
  readonly language: string;
  /** The latest message number that the visitor has seen. */
  readonly seenSeq: number;
}

/** What one author wrote within a minute: the visitor at the left, the business at the right. */
export function MessageGroupView({ group: { author, name, messages }, visitor }: { group: MessageGroup; visitor: VisitorFace }) {
  const t = useT('session');
  const formats = useFormats();
  const left = author === 'contact';
  const who = left ? visitor.name : (name ?? t('bot'));
  const [first] = messages;
  return (
    <div className={classNames('flex gap-2.5', !left && 'flex-row-reverse')}>
      <Face author={author} name={left ? visitor.face : who} />
      <div className={classNames('flex max-w-[min(520px,80%)] min-w-0 flex-col gap-1.5', left ? 'items-start' : 'items-end')}>
        <p className="max-w-full truncate text-xs text-muted">
          {author === 'bot' ? `${who} · AI` : who}
          {first ? (
            <>
              {' · '}
              <time>{formats.time(first.created_at)}</time>
            </>
          ) : null}
        </p>
        {messages.map((message) => (
          <div
            key={message.seq}
            className={classNames(
              'group/message flex max-w-full flex-col gap-1.5 rounded-xl outline-none',
              MARKED,
              left ? 'items-start' : 'items-end',
            )}
            data-seq={message.seq}
          >
            <div className={classNames('flex max-w-full items-center gap-1', !left && 'flex-row-reverse')}>
              {message.deleted_at === undefined ? (
                <div className={classNames('flex min-w-0 flex-col gap-1.5', left ? 'items-start' : 'items-end')}>
                  <Files message={message} end={!left} />
                  {(message.attachments ?? message.cards) && message.body === '' ? null : (
                    <div dir="auto" lang={visitor.language} className={classNames(BUBBLE, BUBBLE_LOOK[author], 'min-w-0')}>
                      <QuotedText seq={message.reply_to_seq} />
                      <LinkedText text={message.body} sources={message.sources?.length} />
                      <TranslatedText message={message} />
                    </div>
                  )}
                  {message.cards ? <LaterCards cards={message.cards} end={!left} /> : null}
                </div>
              ) : (
                <p className={classNames(BUBBLE, 'border border-dashed border-border text-muted italic')}>{t('message.removed')}</p>
              )}
              {message.deleted_at === undefined ? <MessageMenu message={message} /> : null}
            </div>
            {author === 'agent' ? <AgentFoot message={message} seen={message.seq <= visitor.seenSeq} /> : null}
            {author === 'bot' && buttonsOf(message.sources).length > 0 ? (
              <Suspense fallback={null}>
                <OfferedButtons message={message} />
              </Suspense>
            ) : null}
            {author === 'bot' ? <AnswerFoot message={message} /> : null}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What stands on a card is not shown a second time. */
function Files({ message, end }: { message: Message; end: boolean }) {
  const files = filesBeside(message);
  return files.length === 0 ? null : <LaterList attachments={files} end={end} />;
}

/** The face of an author; the bot has none of its own. */
export function Face({ author, name }: { author: MessageGroup['author']; name: string }) {
  if (author !== 'bot') return <Avatar name={name} size={28} decorative />;
  return (
    <span aria-hidden="true" className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-tint text-accent-text">
      <Bot size={16} />
    </span>
  );
}

const NO_SOURCES: NonNullable<Message['sources']> = [];

/** Under a person's message: that it was changed, and that the visitor has seen it. */
function AgentFoot({ message, seen }: { message: Message; seen: boolean }) {
  const t = useT('session');
  if (message.deleted_at !== undefined || (!seen && message.edited_at === undefined)) return null;
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      {message.edited_at === undefined ? null : t('message.edited')}
      {seen ? (
        <span className="flex items-center gap-1 text-accent-text">
          <CheckCheck size={14} aria-hidden="true" />
          {t('message.seen')}
        </span>
      ) : null}
    </p>
  );
}

/** Under a bot answer: what it came from, and what the visitor thought of it. */
function AnswerFoot({ message: { sources = NO_SOURCES, verdict, answer_kind: kind } }: { message: Message }) {
  const t = useT('session');
  if (sources.length === 0 && !verdict && kind !== 'no_answer') return null;
  return (
    <div className="flex max-w-full flex-wrap items-center justify-end gap-x-3 gap-y-1 text-xs text-muted">
      {kind === 'clarify' ? <span className="text-warning-soft-foreground">{t('thread.clarify')}</span> : null}
      {kind === 'no_answer' ? <span className="text-warning-soft-foreground">{t('thread.no_answer')}</span> : null}
      {sources.length > 0 ? (
        <ul aria-label={t('thread.sources')} className="flex max-w-full flex-wrap justify-end gap-1.5">
          {sources.map((source) => (
            <li key={sourceKey(source)} className="max-w-full">
              <SourceLink source={source} />
            </li>
          ))}
        </ul>
      ) : null}
      {verdict ? <Verdict verdict={verdict} /> : null}
    </div>
  );
}

function Verdict({ verdict }: { verdict: 'up' | 'down' }) {
  const t = useT('session');
  const label = t(verdict === 'up' ? 'thread.helpful' : 'thread.unhelpful');
  const Icon = verdict === 'up' ? ThumbsUp : ThumbsDown;
  return (
    <span role="img" aria-label={label} title={label} className={verdict === 'up' ? 'text-success-text' : 'text-danger-text'}>
      <Icon size={14} aria-hidden="true" />
    </span>
  );
}
