import { MESSAGING_REACTION_MS, type Message, type ResponseOf, type messaging } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { SmilePlus } from 'lucide-react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useNow } from '#/components/use-now.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { conversationChannelQuery, useReact } from '#/data/messaging.ts';

/**
 * Under a message on a service: that it is the end of several that were sent together, was stopped, or was written on the phone, and what it was
 * answered with by one sign, which a member may do too where the service takes it.
 */
export function MarkFoot({ message }: { message: Message }) {
  const { conversation_id: conversationId, seq, author_kind: author, deleted_at: deletedAt } = message;
  const t = useT('messaging');
  const mayReply = useMay()('session.reply');
  const { data } = useQuery({
    ...conversationChannelQuery(useApi(), conversationId),
    enabled: false,
    select: (channel) => marksOf(channel, seq),
  });
  if (!data) return null;
  const { isStopped, isEcho, together, reactions, reacts, reactsForMs } = data;
  const said = isStopped
    ? t('mark.stopped')
    : isEcho
      ? t('mark.phone')
      : together > 1
        ? t('mark.together', { number: together })
        : undefined;
  const mayReact = mayReply && author === 'contact' && deletedAt === undefined && reacts.length > 0;
  const own = reactions.find(({ by }) => by === 'business')?.emoji;
  const isFirst = reactions.length === 0;
  const react = mayReact ? <React message={message} reacts={reacts} forMs={reactsForMs} own={own} isFirst={isFirst} /> : null;
  return (
    <>
      {isFirst ? (
        react
      ) : (
        <div className="flex flex-wrap items-center gap-1">
          {reactions.map(({ by, emoji }) => (
            <span key={by} title={t(`mark.by_${by}`)} className="rounded-full border border-border bg-surface px-1.5 text-sm">
              <span className="sr-only">{t(`mark.by_${by}`)}: </span>
              {emoji}
            </span>
          ))}
          {react}
        </div>
      )}
      {said === undefined ? null : <p className="text-xs text-muted">{said}</p>}
    </>
  );
}

interface ReactProps {
  message: Message;
  reacts: readonly string[];
  /** How long after it was written it takes one, in milliseconds. */
  forMs: number;
  /** What is there already. */
  own: string | undefined;
  /** Nobody has reacted: the way to it lies over the edge of the message, and takes no room of its own where a pointer has to find it. */
  isFirst: boolean;
}

function React({ message: { conversation_id: conversationId, seq, created_at: createdAt }, reacts, forMs, own, isFirst }: ReactProps) {
  const now = useNow(HOUR_MS);
  const t = useT('messaging');
  const errorText = useErrorText();
  const { mutate } = useReact(conversationId);
  const choose = (emoji: string | null) => mutate({ seq, emoji }, { onError: (error) => toast.error(errorText(error)) });
  if (now - createdAt >= forMs) return null;
  const signs = reacts.filter((emoji) => emoji !== own).map((emoji) => ({ id: emoji, label: emoji, onAction: () => choose(emoji) }));
  const taking = own === undefined ? [] : [{ id: 'none', label: t('mark.unreact'), onAction: () => choose(null) }];
  const menu = (
    <MenuOnDemand
      label={t('mark.react')}
      trigger={<SmilePlus size={14} aria-hidden="true" />}
      size="small"
      entries={[...signs, ...taking]}
      wrapperClassName={classNames(
        'rounded-full border border-border bg-surface opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 pointer-coarse:opacity-100',
        isFirst && 'absolute -top-4 left-3 pointer-coarse:static',
      )}
      className="px-1.5 text-muted pointer-coarse:min-w-10"
    />
  );
  return isFirst ? (
    <div className="relative h-0 self-stretch pointer-coarse:-my-1 pointer-coarse:h-auto pointer-coarse:self-start">{menu}</div>
  ) : (
    menu
  );
}

const HOUR_MS = 3_600_000;

type OfConversation = ResponseOf<typeof messaging.ofConversation>;

/** What is said under a message, `together` how many were sent with the last of a turn. Pure. */
export function marksOf({ channel, marks }: Pick<OfConversation, 'channel' | 'marks'>, seq: number) {
  const own = marks.find((mark) => mark.seq === seq);
  const turn = own?.turn == null ? [] : marks.filter((mark) => mark.turn === own.turn);
  return {
    isStopped: own?.is_stopped === true,
    isEcho: own?.is_echo === true,
    together: turn.at(-1)?.seq === seq ? turn.length : 0,
    reactions: own?.reactions ?? [],
    reacts: channel?.reacts ?? [],
    reactsForMs: (channel && MESSAGING_REACTION_MS[channel.kind]) ?? Infinity,
  };
}
