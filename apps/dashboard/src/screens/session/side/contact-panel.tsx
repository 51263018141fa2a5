import { Rating } from '#/components/conversation/rating.tsx';
import type { Conversation } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, Chip, type Tone } from '@lobby/ui';
import { lazy, Suspense } from 'react';
import { LaterPanel } from '#/components/attachment/later-parts.tsx';
import { actionsFor } from '#/components/conversation/owner-actions.ts';
import { useOwnerWords } from '#/components/conversation/use-owner-words.ts';
import { useRunOwnerAction } from '#/components/conversation/use-run-owner-action.ts';
import { useMay } from '#/components/use-may.ts';
import { KeepAsCase } from '#/components/test-sets/keep-as-case.tsx';
import { OrderFromChat } from '#/components/work-order/create/order-from-chat.tsx';
import { useHasModel } from '#/data/copilot.ts';
import type { Thread } from '#/state/thread.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { AssignMenu, SnoozeMenu } from '#/components/conversation/desk-menus.tsx';
import { ContactCard } from './contact-card.tsx';
import { PriorityChoice, Tags } from './desk-panel.tsx';
import { Fact } from './fact.tsx';
import { PagesSeen } from './pages-seen.tsx';
import { PastConversations } from './past-conversations.tsx';
import { Section } from './section.tsx';
import { Timeline } from './timeline.tsx';

/** Its code loads where there is a model. */
const SummarySection = lazy(() => import('./summary-section.tsx').then((module) => ({ default: module.SummarySection })));
/** Its code and its words load beside the thread. */
const ContactOrders = lazy(async () => ({ default: (await import('#/components/work-order/contact-orders.tsx')).ContactOrders }));

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
  const owner = useOwnerWords()(conversation);
  const may = useMay();
  const [mayReply, mayKeep] = [may('session.reply'), may('bot.edit')];
  const { no, status, ended_as: end, last_seq: messages } = conversation;
  const files = useT('upload');
  const hasModel = useHasModel();
  const attached = thread.messages.reduce((sum, message) => sum + (message.attachments?.length ?? 0), 0);
  return (
    <div className="divide-y divide-border">
      {mayReply || mayKeep ? <FoldedActions conversation={conversation} /> : null}
      <Suspense fallback={null}>{hasModel ? <SummarySection conversation={conversation} /> : null}</Suspense>
      <Section title={t('contact.title')}>
        <ContactCard conversation={conversation} />
      </Section>
      <Section title={t('conversation.title')}>
        <dl>
          <Fact label={t('conversation.no')}>{formats.number(no, { useGrouping: false })}</Fact>
          <Fact label={t('conversation.status')}>
            {end === null ? <Chip tone={TONES[status]}>{t(`status.${status}`)}</Chip> : <Chip>{t(`views.${end}`)}</Chip>}
          </Fact>
          {conversation.snoozed_until === null ? null : (
            <Fact label={t('conversation.until')}>{formats.moment(conversation.snoozed_until)}</Fact>
          )}
          <Fact label={t('conversation.owner')}>{owner}</Fact>
          <Fact label={t('conversation.messages')}>{formats.number(messages)}</Fact>
        </dl>
      </Section>
      {mayReply ? (
        <>
          <Section title={t('priority.label')}>
            <PriorityChoice conversation={conversation} />
          </Section>
          <Section title={t('tags.title')}>
            <Tags conversation={conversation} />
          </Section>
        </>
      ) : null}
      {conversation.csat ? (
        <Section title={t('rating.title')}>
          <Rating csat={conversation.csat} />
        </Section>
      ) : null}
      <Section title={t('contact.past')}>
        <PastConversations conversation={conversation} />
      </Section>
      <PagesSeen contactId={conversation.contact.id} />
      <Section title={t('work_order.title')}>
        <Suspense fallback={null}>
          <ContactOrders contactId={conversation.contact.id} />
        </Suspense>
      </Section>
      {attached > 0 ? (
        <Section title={files('files_label')}>
          <LaterPanel conversationId={conversation.id} attached={attached} />
        </Section>
      ) : null}
      <Section title={t('timeline.title')}>
        <Timeline conversation={conversation} messages={thread.messages} />
      </Section>
    </div>
  );
}

/** What the header has no room for: on a phone nearly everything, on most desks what is done now and then. */
function FoldedActions({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  const mayReply = useMay()('session.reply');
  const { run, running } = useRunOwnerAction();
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 py-2 min-[1700px]:hidden">
      {mayReply ? (
        <span className="flex flex-wrap items-center gap-2 sm:hidden">
          {conversation.status === 'resolved' ? null : (
            <>
              <AssignMenu conversation={conversation} />
              <SnoozeMenu conversation={conversation} />
            </>
          )}
          {actionsFor(conversation, me).others.map((action) => (
            <Button key={action} loading={running === action} onClick={() => run(conversation, action)}>
              {t(`actions.${action}`)}
            </Button>
          ))}
        </span>
      ) : null}
      <OrderFromChat conversation={conversation} />
      <KeepAsCase conversationId={conversation.id} />
    </div>
  );
}
