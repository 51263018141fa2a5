import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, IconButton } from '@lobby/ui';
import { AlarmClock, ArrowLeft, Bot, Check, TriangleAlert, PanelRight, RotateCcw, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnerAction } from '#/data/conversation.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { ContactFace } from '#/components/conversation/contact-face.tsx';
import { LazyServiceBadge } from '#/components/messaging/lazy-service-badge.tsx';
import { useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import { VisitorPresence } from '#/components/conversation/visitor-presence.tsx';
import { useMay } from '#/components/use-may.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { actionsFor } from '#/components/conversation/owner-actions.ts';
import { useOwnerWords } from '#/components/conversation/use-owner-words.ts';
import { KeepAsCase } from '#/components/test-sets/keep-as-case.tsx';
import { OrderFromChat } from '#/components/work-order/create/order-from-chat.tsx';
import { AssignMenu, SnoozeMenu } from '#/components/conversation/desk-menus.tsx';
import { useRunOwnerAction } from '#/components/conversation/use-run-owner-action.ts';

const ICONS: Readonly<Record<OwnerAction, ReactNode>> = {
  takeover: <UserRoundCheck size={16} aria-hidden="true" />,
  return: <Bot size={16} aria-hidden="true" />,
  resolve: <Check size={16} aria-hidden="true" />,
  reopen: <RotateCcw size={16} aria-hidden="true" />,
  unsnooze: <AlarmClock size={16} aria-hidden="true" />,
  spam: <TriangleAlert size={16} aria-hidden="true" />,
};

interface ThreadHeaderProps {
  conversation: Conversation;
  onDetails: () => void;
}

/** Who it is, who has it, and one primary action by state. Where the name needs the room, the rest is in the side panel. */
export function ThreadHeader({ conversation, onDetails }: ThreadHeaderProps) {
  const t = useT('session');
  const name = useVisitorName()(conversation);
  const owner = useOwnerWords()(conversation);
  const { go } = useSessionPlace();
  const mayReply = useMay()('session.reply');
  return (
    <header className="@container/header flex min-h-14 shrink-0 items-center gap-2 border-b border-border px-5 py-2 max-md:px-2">
      <IconButton
        label={t('thread.back')}
        icon={<ArrowLeft size={19} />}
        onClick={() => go({ conversation: undefined })}
        className="md:hidden"
      />
      <ContactFace contact={conversation.contact} size={32} />
      <div className="min-w-0 flex-1 pl-1">
        <h2 className="truncate text-sm font-semibold">{name}</h2>
        <p className="flex min-w-0 items-center gap-2 text-xs text-muted">
          <LazyServiceBadge channel={conversation.channel} narrow />
          <VisitorPresence conversation={conversation} className="shrink-0" />
          <span className="truncate">{owner}</span>
        </p>
      </div>
      {conversation.status === 'resolved' || !mayReply ? null : (
        <span className="flex shrink-0 items-center gap-2 max-sm:hidden">
          <AssignMenu conversation={conversation} />
          <SnoozeMenu conversation={conversation} />
        </span>
      )}
      <span className="contents max-[1700px]:hidden">
        <OrderFromChat conversation={conversation} />
        <KeepAsCase conversationId={conversation.id} />
      </span>
      {mayReply ? <Actions conversation={conversation} /> : null}
      <IconButton
        label={t('thread.details')}
        icon={<PanelRight size={18} />}
        onClick={onDetails}
        className="text-muted min-[1360px]:hidden"
      />
    </header>
  );
}

function Actions({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  const { run, running } = useRunOwnerAction();
  const { primary, others } = actionsFor(conversation, me);
  return (
    <div className="flex shrink-0 items-center gap-2 max-sm:gap-1">
      {others.map((action) => (
        <span key={action} className="contents">
          <Button
            icon={ICONS[action]}
            loading={running === action}
            onClick={() => run(conversation, action)}
            className="max-[1700px]:hidden"
          >
            {t(`actions.${action}`)}
          </Button>
          <IconButton
            label={t(`actions.${action}`)}
            icon={ICONS[action]}
            onClick={() => run(conversation, action)}
            className="max-sm:hidden min-[1700px]:hidden"
          />
        </span>
      ))}
      <Button variant="primary" icon={ICONS[primary]} loading={running === primary} onClick={() => run(conversation, primary)}>
        {t(`actions.${primary}`)}
      </Button>
    </div>
  );
}
