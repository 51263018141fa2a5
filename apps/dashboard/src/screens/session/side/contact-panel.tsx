import { LOCALE_NAMES, type Conversation } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Avatar, Chip, type Tone } from '@lobby/ui';
import type { ReactNode } from 'react';
import { useOwnerWords } from '#/components/conversation/use-owner-words.ts';
import { faceOf, useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import type { Thread } from '#/state/thread.ts';
import { AssignMenu, SnoozeMenu } from '#/components/conversation/desk-menus.tsx';
import { PriorityChoice, Rating, Tags } from './desk-panel.tsx';
import { Timeline } from './timeline.tsx';

const TONES: Readonly<Record<Conversation['status'], Tone>> = {
  bot: 'accent',
  queued: 'warning',
  open: 'danger',
  waiting: 'neutral',
  snoozed: 'neutral',
  resolved: 'success',
};

/** Who the visitor is, how the conversation stands, and what happened to it. */
export function ContactPanel({ conversation, thread }: { conversation: Conversation; thread: Thread }) {
  const t = useT('session');
  const formats = useFormats();
  const name = useVisitorName()(conversation);
  const owner = useOwnerWords()(conversation);
  const { contact, no, status, last_seq: messages } = conversation;
  return (
    <div className="divide-y divide-border">
      {status === 'resolved' ? null : (
        <div className="flex items-center gap-2 px-5 py-3 sm:hidden">
          <AssignMenu conversation={conversation} />
          <SnoozeMenu conversation={conversation} />
        </div>
      )}
      <Section title={t('contact.title')}>
        <div className="mb-2 flex items-center gap-3">
          <Avatar name={faceOf(conversation, name)} size={36} decorative />
          <p className="truncate text-sm font-semibold">{name}</p>
        </div>
        <dl>
          <Fact label={t('contact.language')}>
            <span lang={contact.locale}>{LOCALE_NAMES[contact.locale]}</span>
          </Fact>
          <Fact label={t('contact.first_seen')}>{formats.relative(contact.first_seen_at)}</Fact>
          <Fact label={t('contact.last_seen')}>{formats.relative(contact.last_seen_at)}</Fact>
          <Fact label={t('contact.conversations')}>{formats.number(contact.conversations)}</Fact>
        </dl>
      </Section>
      <Section title={t('conversation.title')}>
        <dl>
          <Fact label={t('conversation.no')}>{formats.number(no, { useGrouping: false })}</Fact>
          <Fact label={t('conversation.status')}>
            <Chip tone={TONES[status]}>{t(`status.${status}`)}</Chip>
          </Fact>
          {conversation.snoozed_until === null ? null : (
            <Fact label={t('conversation.until')}>{formats.dateTime(conversation.snoozed_until)}</Fact>
          )}
          <Fact label={t('conversation.owner')}>{owner}</Fact>
          <Fact label={t('conversation.messages')}>{formats.number(messages)}</Fact>
        </dl>
      </Section>
      <Section title={t('priority.label')}>
        <PriorityChoice conversation={conversation} />
      </Section>
      <Section title={t('tags.title')}>
        <Tags conversation={conversation} />
      </Section>
      {conversation.csat ? (
        <Section title={t('rating.title')}>
          <Rating csat={conversation.csat} />
        </Section>
      ) : null}
      <Section title={t('timeline.title')}>
        <Timeline conversation={conversation} messages={thread.messages} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="px-5 py-4">
      <h3 className="mb-2 text-13 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-3 py-1.5">
      <dt className="w-28 shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 flex-1 break-words tabular-nums">{children}</dd>
    </div>
  );
}
