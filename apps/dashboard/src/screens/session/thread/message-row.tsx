import { buttonsOf, filesBeside, type Message } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, type Watch } from '@lobby/ui';
import { Bot, Check, CheckCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { LaterList } from '#/components/attachment/later-parts.tsx';
import { LaterCards } from '#/components/card/later-cards.tsx';
import { ContactFace } from '#/components/conversation/contact-face.tsx';
import type { NamedContact } from '#/components/conversation/use-visitor-name.ts';
import { StaffFace } from '#/components/picture/staff-face.tsx';
import type { ShownMessage } from './lay-out-thread.ts';
import { LinkedText } from './linked-text.tsx';
import type { Marks } from './marks-of.ts';
import { MessageMenu } from './message-menu.tsx';
import { QuotedText } from './quoted-text.tsx';
import { TranslatedText } from './translated-text.tsx';

const loadUnsentFoot = () => import('./unsent-foot.tsx').then((module) => ({ default: module.UnsentFoot }));
const UnsentFoot = lazy(loadUnsentFoot);
const AnswerFoot = lazy(() => import('./answer-foot.tsx').then((module) => ({ default: module.AnswerFoot })));
const DeliveryFoot = lazy(() => import('./delivery-foot.tsx').then((module) => ({ default: module.DeliveryFoot })));
const LateFoot = lazy(() => import('./late-foot.tsx').then((module) => ({ default: module.LateFoot })));
const MarkFoot = lazy(() => import('./mark-foot.tsx').then((module) => ({ default: module.MarkFoot })));
const OfferedButtons = lazy(() => import('./offered-buttons.tsx').then((module) => ({ default: module.OfferedButtons })));

/** Fetches what stands under a reply that does not get through: when that happens, no code can be fetched. */
export const preloadUnsentFoot = () => void loadUnsentFoot();

/** How bubbles look by who wrote them. */
export const BUBBLE = 'w-fit max-w-full rounded-xl px-3.5 py-2 text-sm break-words whitespace-pre-wrap';
export const BUBBLE_LOOK = {
  contact: 'rounded-tl-sm bg-bot-bubble',
  bot: 'rounded-tr-sm border border-accent-pale-border border-r-2 border-r-accent bg-surface',
  agent: 'rounded-tr-sm bg-agent-bubble',
} as const;
const FAILED = 'rounded-tr-sm border border-dashed border-danger-text bg-surface';

/** What the reader was brought to. */
const MARKED = 'data-marked:bg-accent-tint data-marked:ring-6 data-marked:ring-accent-tint';
/** Beneath another one of the same author a message stands closer. */
const CLOSE = '-mt-2.5';
const FACE_PX = 28;

/** What all messages of a thread have in common. */
export interface ThreadFacts extends Marks {
  readonly contact: NamedContact & { readonly id: string };
  /** The visitor's name. */
  readonly name: string;
  /** Language of the conversation. */
  readonly language: string;
  /** Messages go to a service, which says how far they came. */
  readonly isOnService: boolean;
  /** Is shown messages of others. */
  readonly watch: Watch;
}

interface MessageRowProps {
  message: ShownMessage;
  /** Nothing of the same author stands right above it. */
  starts: boolean;
  facts: ThreadFacts;
}

/** One message, the visitor's at the left and the business's at the right; stored or on its way it is the same element. */
export function MessageRow({ message, starts, facts }: MessageRowProps) {
  const t = useT('session');
  const { author_kind: author, author_name: given, unsent } = message;
  const left = author === 'contact';
  const isThere = message.deleted_at === undefined;
  const name = left ? facts.name : (given ?? t('bot'));
  const side = left ? 'items-start' : 'items-end';
  return (
    <div className={classNames('flex gap-2.5', !left && 'flex-row-reverse', !starts && CLOSE)}>
      {starts ? <RowFace message={message} name={name} facts={facts} /> : <span className="w-7 shrink-0" />}
      <div className={classNames('flex max-w-[min(520px,80%)] min-w-0 flex-col gap-1.5', side)}>
        {starts ? <RowHead message={message} name={name} /> : null}
        <div
          ref={author === 'agent' ? undefined : facts.watch}
          data-seq={unsent ? undefined : message.seq}
          className={classNames('group/message flex max-w-full flex-col gap-1.5 rounded-xl outline-none', MARKED, side)}
        >
          <div className={classNames('flex max-w-full items-center gap-1', !left && 'flex-row-reverse')}>
            {isThere ? (
              <Said message={message} language={facts.language} />
            ) : (
              <p className={classNames(BUBBLE, 'border border-dashed border-border text-muted italic')}>{t('message.removed')}</p>
            )}
            {isThere && !unsent ? <MessageMenu message={message} /> : null}
          </div>
          <Suspense fallback={null}>
            {unsent ? <UnsentFoot reply={unsent} /> : null}
            {author === 'bot' ? <AnswerFoot message={message} /> : null}
            {facts.isOnService && !left && !unsent ? <DeliveryFoot message={message} /> : null}
            {facts.isOnService && author !== 'bot' && !unsent ? <LateFoot message={message} /> : null}
            {facts.isOnService && !unsent ? <MarkFoot message={message} /> : null}
          </Suspense>
          {author === 'agent' && isThere && !unsent ? <ReplyFoot message={message} starts={starts} facts={facts} /> : null}
          {author === 'bot' && buttonsOf(message.sources).length > 0 ? (
            <Suspense fallback={null}>
              <OfferedButtons message={message} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** Above the first of several: who says it, and when. */
function RowHead({ message: { author_kind: author, created_at: at }, name }: { message: Message; name: string }) {
  const formats = useFormats();
  return (
    <p className="max-w-full truncate text-xs text-muted">
      {author === 'bot' ? `${name} · AI` : name}
      {' · '}
      <time>{formats.time(at)}</time>
    </p>
  );
}

/** Its files, words and cards. */
function Said({ message, language }: { message: ShownMessage; language: string }) {
  const { author_kind: author, unsent } = message;
  const left = author === 'contact';
  const files = filesBeside(message);
  const look = unsent?.failure === undefined ? BUBBLE_LOOK[author === 'system' ? 'bot' : author] : FAILED;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', left ? 'items-start' : 'items-end')}>
      {/* What stands on a card is not shown a second time. */}
      {files.length === 0 ? null : <LaterList attachments={files} end={!left} />}
      {(message.attachments ?? message.cards) && message.body === '' ? null : (
        <div
          dir="auto"
          lang={language}
          className={classNames(BUBBLE, look, 'min-w-0', unsent && unsent.failure === undefined && 'opacity-70')}
        >
          <QuotedText seq={message.reply_to_seq} />
          <LinkedText text={message.body} sources={message.sources?.length} />
          {unsent ? null : <TranslatedText message={message} />}
        </div>
      )}
      {message.cards ? <LaterCards cards={message.cards} end={!left} /> : null}
    </div>
  );
}

/** The face of an author; the bot has none of its own. */
function RowFace({
  message: { author_kind: author, author_face: face },
  name,
  facts,
}: {
  message: Message;
  name: string;
  facts: ThreadFacts;
}) {
  if (author === 'contact') return <ContactFace contact={facts.contact} size={FACE_PX} />;
  return author === 'agent' ? <StaffFace name={name} face={face} size={FACE_PX} decorative /> : <BotFace />;
}

export function BotFace() {
  return (
    <span aria-hidden="true" className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-tint text-accent-text">
      <Bot size={16} />
    </span>
  );
}

/** Under a person's message: that it was changed, and under one of them how far they came. */
function ReplyFoot({ message: { seq, edited_at: edited, created_at: at }, starts, facts: { seen, sent } }: MessageRowProps) {
  const t = useT('session');
  const formats = useFormats();
  const mark = seq === seen ? 'seen' : seq === sent ? 'sent' : undefined;
  if (edited === undefined && mark === undefined) return null;
  const Icon = mark === 'seen' ? CheckCheck : Check;
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      {starts || mark === undefined ? null : <time>{formats.time(at)}</time>}
      {edited === undefined ? null : t('message.edited')}
      {mark === undefined ? null : (
        <span className={classNames('flex items-center gap-1', mark === 'seen' && 'text-accent-text')}>
          <Icon size={14} aria-hidden="true" />
          {t(`message.${mark}`)}
        </span>
      )}
    </p>
  );
}
