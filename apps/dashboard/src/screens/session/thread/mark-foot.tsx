import type { Message, ServiceMark } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { conversationChannelQuery } from '#/data/messaging.ts';

const LOOK = 'text-xs text-muted';

/** Under a message on a service: that it is the end of several that were sent together, was stopped, or was written on the phone. */
export function MarkFoot({ message: { conversation_id: conversationId, seq } }: { message: Message }) {
  const t = useT('messaging');
  const { data } = useQuery({
    ...conversationChannelQuery(useApi(), conversationId),
    enabled: false,
    select: ({ marks }) => marksOf(marks, seq),
  });
  if (!data) return null;
  if (data.isStopped) return <p className={LOOK}>{t('mark.stopped')}</p>;
  if (data.isEcho) return <p className={LOOK}>{t('mark.phone')}</p>;
  return data.together > 1 ? <p className={LOOK}>{t('mark.together', { number: data.together })}</p> : null;
}

/** What is said under a message, `together` how many were sent with the last of a turn; undefined where nothing is. Pure. */
export function marksOf(marks: readonly ServiceMark[], seq: number) {
  const own = marks.find((mark) => mark.seq === seq);
  if (!own) return undefined;
  const turn = own.turn === null ? [] : marks.filter((mark) => mark.turn === own.turn);
  const together = turn.at(-1)?.seq === seq ? turn.length : 0;
  return { isStopped: own.is_stopped, isEcho: own.is_echo, together };
}
