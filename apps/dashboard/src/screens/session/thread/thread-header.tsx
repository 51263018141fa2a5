import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Avatar, Button, IconButton } from '@lobby/ui';
import { AlarmClock, ArrowLeft, Bot, Check, FlaskConical, PanelRight, RotateCcw, UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { OwnerAction } from '#/data/conversation.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { faceOf, useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import { useMay } from '#/components/use-may.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { actionsFor } from '#/components/conversation/owner-actions.ts';
import { useOwnerWords } from '#/components/conversation/use-owner-words.ts';
import { OrderFromChat } from '#/components/work-order/create/order-from-chat.tsx';
import { AssignMenu, SnoozeMenu } from '#/components/conversation/desk-menus.tsx';
import { useRunOwnerAction } from '#/components/conversation/use-run-owner-action.ts';

/** Its code loads when it is first asked for. */
const KeepSession = lazy(() => import('#/components/test-sets/keep-session.tsx').then((module) => ({ default: module.KeepSession })));

const ICONS: Readonly<Record<OwnerAction, ReactNode>> = {
  takeover: <UserRoundCheck size={16} aria-hidden="true" />,
  return: <Bot size={16} aria-hidden="true" />,
  resolve: <Check size={16} aria-hidden="true" />,
  reopen: <RotateCcw size={16} aria-hidden="true" />,
  unsnooze: <AlarmClock size={16} aria-hidden="true" />,
};

interface ThreadHeaderProps {
  conversation: Conversation;
  onDetails: () => void;
}

/** Who it is, who has it, and what can be done: one primary action by state. */
export function ThreadHeader({ conversation, onDetails }: ThreadHeaderProps) {
  const t = useT('session');
  const name = useVisitorName()(conversation);
  const owner = useOwnerWords()(conversation);
  const { go } = useSessionPlace();
  const mayReply = useMay()('session.reply');
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-2 border-b border-border px-5 py-2 max-md:px-2">
      <IconButton
        label={t('thread.back')}
        icon={<ArrowLeft size={19} />}
        onClick={() => go({ conversation: undefined })}
        className="md:hidden"
      />
      <Avatar name={faceOf(conversation, name)} size={32} decorative />
      <div className="min-w-0 flex-1 pl-1">
        <h2 className="truncate text-sm font-semibold">{name}</h2>
        <p className="truncate text-xs text-muted">{owner}</p>
      </div>
      {conversation.status === 'resolved' || !mayReply ? null : (
        <span className="flex shrink-0 items-center gap-2 max-sm:hidden">
          <AssignMenu conversation={conversation} />
          <SnoozeMenu conversation={conversation} />
        </span>
      )}
      <OrderFromChat conversation={conversation} />
      <KeepAsCase conversationId={conversation.id} />
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
            className="min-[1700px]:hidden"
          />
        </span>
      ))}
      <Button variant="primary" icon={ICONS[primary]} loading={running === primary} onClick={() => run(conversation, primary)}>
        {t(`actions.${primary}`)}
      </Button>
    </div>
  );
}

/** What the visitor asked becomes a question that the bot is tested with. */
function KeepAsCase({ conversationId }: { conversationId: string }) {
  const t = useT('bot');
  const [open, setOpen] = useState(false);
  if (!useMay()('bot.edit')) return null;
  return (
    <>
      <IconButton
        label={t('tests.keep_session')}
        icon={<FlaskConical size={17} />}
        onClick={() => setOpen(true)}
        className="text-muted max-md:hidden"
      />
      <Suspense fallback={null}>{open ? <KeepSession conversationId={conversationId} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
