import type { Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { CardPicture, CardRow } from '@lobby/ui';
import { useFileLink } from '#/components/attachment/file-links.ts';
import { useChat, useChatState } from '#/components/chat-context.tsx';

/** The cards of a message; what a reply button says is sent as if the visitor had typed it. */
export function MessageCards({ cards }: { cards: NonNullable<Message['cards']> }) {
  const t = useT('chat');
  const { send } = useChat();
  const ended = useChatState((state) => state.standing?.status === 'resolved');
  return (
    <CardRow
      label={t('cards.label')}
      newTab={t('cards.new_tab')}
      cards={cards}
      Picture={Picture}
      onReply={(words) => send(words)}
      disabled={ended}
    />
  );
}

function Picture({ id }: { id: string }) {
  const link = useFileLink(id);
  return <CardPicture src={link?.thumb_url ?? link?.url} />;
}
