import { useT } from '@lobby/i18n';
import { Button, classNames, Skeleton } from '@lobby/ui';
import { Headphones } from 'lucide-react';
import { useChatState } from '#/components/chat-context.tsx';
import { FrameClose } from '#/components/host-page-context.tsx';
import { PersonFace } from '#/components/message/face.tsx';
import { addressee, hasPerson } from '#/state/chat-state.ts';
import { headerStatus } from './header-status.ts';
import { ChatMenu, HomeLink } from './later-parts.tsx';

/** Who the visitor talks with, the way to a person, and the menu. */
export function ChatHeader({ onAskPerson }: { onAskPerson: () => void }) {
  const tenant = useChatState((state) => state.tenant);
  const standing = useChatState((state) => state.standing);
  const name = useChatState(addressee);
  const isPerson = standing !== undefined && hasPerson(standing) && standing.agent_name !== null;
  return (
    <header className="shrink-0 border-b border-border bg-surface pt-[env(safe-area-inset-top)]">
      <div className="flex h-16 items-center gap-3 ps-4 pe-2">
        {name ? (
          <span className="relative flex shrink-0">
            <PersonFace name={name} face={isPerson ? standing.agent_face : tenant?.logo} size={36} shape={isPerson ? 'round' : 'square'} />
            <HomeLink />
          </span>
        ) : (
          <Skeleton className="size-9 rounded-lg" />
        )}
        <div className="min-w-0 flex-1">
          {name ? (
            <h1 title={name} className="truncate text-base leading-6 font-semibold">
              {name}
            </h1>
          ) : (
            <Skeleton className="h-4 w-28" />
          )}
          <StatusLine />
        </div>
        {tenant ? <HumanButton onAskPerson={onAskPerson} /> : null}
        <ChatMenu />
        <FrameClose />
      </div>
    </header>
  );
}

function StatusLine() {
  const t = useT('chat');
  const status = useChatState(headerStatus);
  const tenant = useChatState((state) => state.tenant?.name ?? '');
  const bot = useChatState((state) => state.bot?.name);
  if (status === 'none') return null;
  const words =
    status === 'agent'
      ? t('header.agent', { tenant })
      : status === 'instant' && bot
        ? t('header.instant_by', { name: bot })
        : t(`header.${status}`);
  return (
    <p className="flex items-center gap-1.5 text-13 leading-5 text-muted">
      {status === 'reconnecting' ? null : (
        <span
          aria-hidden="true"
          className={classNames('size-1.5 shrink-0 rounded-full', status === 'queued' ? 'bg-warning' : 'bg-success')}
        />
      )}
      <span title={words} className="truncate">
        {words}
      </span>
    </p>
  );
}

function HumanButton({ onAskPerson }: { onAskPerson: () => void }) {
  const t = useT('chat');
  const standing = useChatState((state) => state.standing);
  const asked = standing !== undefined && (standing.status === 'queued' || hasPerson(standing));
  const label = asked ? t(standing.status === 'queued' ? 'person.queued' : 'person.here') : t('person.talk');
  return (
    <Button
      size="small"
      icon={<Headphones size={16} />}
      aria-label={`${t('person.human')}: ${label}`}
      aria-pressed={asked}
      aria-disabled={asked || undefined}
      onClick={asked ? undefined : onAskPerson}
      className={classNames(
        'px-3.5! font-normal! pointer-coarse:min-h-11 max-[300px]:px-2.5!',
        asked && 'border-transparent! bg-accent-tint! text-accent-text!',
      )}
    >
      {/* Not of the button, or its name would be read twice. */}
      <span title={label} className="max-[300px]:sr-only">
        {t('person.human')}
      </span>
    </Button>
  );
}
