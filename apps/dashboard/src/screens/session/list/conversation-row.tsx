import { LOCALE_NAMES, VIP_TAG, type Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Badge, Checkbox, Chip, classNames } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { AlarmClock, Bot, Crown, Flag, Languages, Tag, UserRound, UsersRound } from 'lucide-react';
import { memo } from 'react';
import { useFileText } from '#/components/attachment/use-file-text.ts';
import type { Selection } from './bulk/use-selection.ts';
import { readSessionSearch } from '#/components/conversation/session-search.ts';
import { ContactFace } from '#/components/conversation/contact-face.tsx';
import { LazyServiceBadge } from '#/components/messaging/lazy-service-badge.tsx';
import { useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { useMoment } from './use-moment.ts';
import { WaitClock } from './wait-clock.tsx';

interface ConversationRowProps {
  conversation: Conversation;
  selected: boolean;
  /** Where rows are being chosen. */
  selection: Selection | undefined;
}

/** One conversation: who, what they said last, who has it, and how long they wait. */
export const ConversationRow = memo(function ConversationRow({ conversation, selected, selection }: ConversationRowProps) {
  const t = useT('session');
  const name = useVisitorName()(conversation);
  const { id, language, unread, waiting_since: since } = conversation;
  return (
    <div className={classNames('flex', selection && 'items-stretch')}>
      {selection ? (
        <span className="flex items-center pr-2 pl-4">
          <Checkbox
            aria-label={t('list.choose', { name })}
            checked={selection.isAll || selection.ids.has(id)}
            onChange={(event) => selection.toggle(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
          />
        </span>
      ) : null}
      <Link
        to="/dashboard/session"
        search={(now) => readSessionSearch({ ...now, conversation: id })}
        resetScroll={false}
        preload={false}
        aria-current={selected || undefined}
        data-conversation={id}
        className={classNames(
          'relative flex min-w-0 flex-1 gap-3 py-3 pr-4',
          selection ? 'pl-1' : 'pl-4',
          'outline-offset-[-2px]!',
          selected
            ? 'bg-accent-tint before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent'
            : 'hover:bg-surface-hover',
        )}
      >
        <ContactFace contact={conversation.contact} size={36} />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex items-baseline justify-between gap-2">
            <span className="flex min-w-0 items-center gap-1">
              <span className={classNames('truncate text-sm', unread > 0 && 'font-semibold')}>{name}</span>
              {conversation.contact.vip ? <Crown size={14} role="img" aria-label={VIP_TAG} className="shrink-0 text-warning" /> : null}
            </span>
            {since === null ? <RowTime conversation={conversation} /> : <WaitClock since={since} />}
          </span>
          <span className="flex items-center justify-between gap-2">
            <LastMessage conversation={conversation} />
            <Badge count={unread} label={t('list.unread', { count: unread })} />
          </span>
          <span className="mt-1 flex min-w-0 flex-wrap gap-1.5">
            <Chip icon={<Languages aria-hidden="true" />}>
              <span lang={language}>{LOCALE_NAMES[language].replace(/（.*）/, '')}</span>
            </Chip>
            <LazyServiceBadge channel={conversation.channel} withWindow={conversation.status !== 'resolved'} />
            <OwnerChip conversation={conversation} />
            <DeskChips conversation={conversation} />
          </span>
        </span>
      </Link>
    </div>
  );
});

function RowTime({ conversation: { last_message: last, created_at: created } }: { conversation: Conversation }) {
  const at = last?.created_at ?? created;
  return <time className="shrink-0 text-xs text-muted tabular-nums">{useMoment()(at)}</time>;
}

function LastMessage({ conversation: { last_message: last, language, agent } }: { conversation: Conversation }) {
  const t = useT('session');
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  const fileText = useFileText();
  const text = last?.file ? fileText(last.file) : (last?.body.replaceAll(/\s+/g, ' ') ?? '');
  const said = {
    contact: text,
    system: text,
    bot: t('list.bot_said', { text }),
    agent: t(agent?.id === me ? 'list.you_said' : 'list.agent_said', { text }),
  };
  return (
    <span
      lang={language}
      className={classNames('min-w-0 flex-1 truncate text-sm', last?.author_kind === 'contact' ? 'text-foreground' : 'text-muted')}
    >
      {text === '' ? t('list.no_message') : said[last?.author_kind ?? 'system']}
    </span>
  );
}

/** What the team said about it: urgent first, then what it is about. */
function DeskChips({ conversation: { priority, tags, status } }: { conversation: Conversation }) {
  const t = useT('session');
  const [first] = tags;
  return (
    <>
      {priority === 'high' || priority === 'urgent' ? (
        <Chip tone="danger" icon={<Flag aria-hidden="true" />}>
          {t(`priority.${priority}`)}
        </Chip>
      ) : null}
      {status === 'snoozed' ? <Chip icon={<AlarmClock aria-hidden="true" />}>{t('status.snoozed')}</Chip> : null}
      {first === undefined ? null : (
        <Chip icon={<Tag aria-hidden="true" />}>{tags.length > 1 ? `${first} +${tags.length - 1}` : first}</Chip>
      )}
    </>
  );
}

function OwnerChip({ conversation: { owner_kind: owner, agent, team, ended_as: end } }: { conversation: Conversation }) {
  const t = useT('session');
  if (owner === 'bot')
    return (
      <Chip tone="accent" icon={<Bot aria-hidden="true" />}>
        {t('bot')}
      </Chip>
    );
  if (owner === 'queue')
    return (
      <Chip tone="warning" icon={<UsersRound aria-hidden="true" />}>
        {team?.name ?? t('status.queued')}
      </Chip>
    );
  if (owner === 'agent' && agent) return <Chip icon={<UserRound aria-hidden="true" />}>{agent.name}</Chip>;
  return end === null ? <Chip tone="success">{t('status.resolved')}</Chip> : <Chip>{t(`views.${end}`)}</Chip>;
}
