import type { Message } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { conversationChannelQuery } from '#/data/messaging.ts';

/** Under a message that stands where it came, and not where it was written: when that was. */
export function LateFoot({ message: { conversation_id: conversationId, seq } }: { message: Message }) {
  const t = useT('messaging');
  const formats = useFormats();
  const { data: writtenAt } = useQuery({
    ...conversationChannelQuery(useApi(), conversationId),
    enabled: false,
    select: ({ late }) => late.find((each) => each.seq === seq)?.written_at,
  });
  return writtenAt === undefined ? null : <p className="text-xs text-muted">{t('late', { time: formats.momentWithin(writtenAt) })}</p>;
}
