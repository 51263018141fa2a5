import { EDIT_WINDOW_MS, wordsOf, type Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { confirm, toast, type MenuEntry } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Copy, Ellipsis, Languages, Pencil, Reply, Trash2 } from 'lucide-react';
import { use } from 'react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { followsOnService } from '#/components/messaging/use-reply-channel.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useNow } from '#/components/use-now.ts';
import { useWriting } from '#/components/conversation/writing.tsx';
import { useApi } from '#/data/api.ts';
import { conversationQuery } from '#/data/conversation.ts';
import { useRemoveMessage } from '#/data/message.ts';
import { draftPartsSlice } from '#/state/draft-parts-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { TranslationsContext } from './translations-context.ts';

const MINUTE_MS = 60_000;

/** What can be done with one message: answer it, copy it, and with an own one change it or take it back for a while. */
export function MessageMenu({ message }: { message: Message }) {
  const t = useT('session');
  const copilot = useT('copilot');
  const { write } = useWriting();
  const dispatch = useAppDispatch();
  const remove = useRemove(message);
  const { mayReply, mayEdit, mayRemove } = useRights(message);
  const entries: MenuEntry[] = [
    { id: 'copy', label: t('message.copy'), icon: <Copy />, onAction: () => void navigator.clipboard.writeText(wordsOf(message)) },
  ];
  if (mayReply)
    entries.unshift({
      id: 'reply',
      label: t('message.quote'),
      icon: <Reply />,
      onAction: () => {
        dispatch(draftPartsSlice.actions.partsChanged({ conversationId: message.conversation_id, parts: { replyToSeq: message.seq } }));
        write({ kind: 'reply' });
      },
    });
  const { find, canAsk, ask } = use(TranslationsContext);
  const isTranslated = find(message.seq)?.state === 'ok';
  if (canAsk && !isTranslated && message.body !== '')
    entries.push({ id: 'translate', label: copilot('thread.ask'), icon: <Languages />, onAction: () => ask(message.seq) });
  if (mayEdit) entries.push({ id: 'edit', label: t('message.edit'), icon: <Pencil />, onAction: () => write({ kind: 'edit', message }) });
  if (mayRemove)
    entries.push({ id: 'remove', label: t('message.remove'), icon: <Trash2 />, tone: 'danger', onAction: () => void remove() });
  return (
    <MenuOnDemand
      label={t('message.menu')}
      trigger={<Ellipsis size={16} aria-hidden="true" />}
      size="small"
      entries={entries}
      wrapperClassName="opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 pointer-coarse:opacity-100"
      className="px-1.5 text-muted"
    />
  );
}

/** Own messages may be changed for a while; some may take back any. */
function useRights({ own = false, created_at: at }: Message) {
  const may = useMay();
  const now = useNow(MINUTE_MS);
  const mayEdit = own && now - at < EDIT_WINDOW_MS;
  return { mayReply: may('session.reply'), mayEdit, mayRemove: mayEdit || may('session.remove') };
}

function useRemove({ conversation_id: id, seq, body }: Message) {
  const t = useT('session');
  const common = useT('common');
  const errorText = useErrorText();
  const { mutate } = useRemoveMessage(id);
  const { data: follows } = useQuery({
    ...conversationQuery(useApi(), id),
    enabled: false,
    select: ({ channel }) => followsOnService(channel),
  });
  return async () => {
    const answer = await confirm({
      title: t('message.remove_title'),
      text: t(follows === undefined ? 'message.remove_text' : follows ? 'message.gone_remove' : 'message.kept_remove'),
      items: [{ id: String(seq), title: body }],
      confirmLabel: t('message.remove'),
      cancelLabel: common('actions.cancel'),
      tone: 'danger',
    });
    if (answer === 'confirmed') mutate(seq, { onError: (error) => toast.error(errorText(error)) });
  };
}
