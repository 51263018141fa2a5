import { useFormats, useT } from '@lobby/i18n';
import { Badge, Button, classNames, Spinner } from '@lobby/ui';
import { MessageSquare } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { LastFileText } from '#/components/attachment/last-file-text.tsx';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { Sheet } from '#/components/sheet.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import type { PastConversation } from '#/data/visitor.ts';

/** The visitor's earlier conversations; one press goes back to one. */
export function HistorySheet({ onClose }: { onClose: () => void }) {
  const t = useT('later');
  const common = useT();
  const { items, failed, retry } = usePastConversations();
  return (
    <Sheet title={t('history.title')} onClose={onClose}>
      {failed ? (
        <div role="alert" className="mt-4 flex items-center justify-between gap-3 text-sm">
          {t('history.failed')}
          <Button size="small" onClick={retry}>
            {common('actions.retry')}
          </Button>
        </div>
      ) : null}
      {!items && !failed ? (
        <p className="mt-4 flex justify-center text-muted">
          <Spinner />
        </p>
      ) : null}
      {items?.length === 0 ? <p className="mt-4 text-sm text-muted">{t('history.empty')}</p> : null}
      {items && items.length > 0 ? <PastList items={items} onClose={onClose} /> : null}
    </Sheet>
  );
}

function PastList({ items, onClose }: { items: readonly PastConversation[]; onClose: () => void }) {
  const t = useT('later');
  const formats = useFormats();
  const chat = useChat();
  const tell = useFailureToast();
  const openId = useChatState((state) => state.conversationId);
  const unsent = useChatState((state) => state.unsent);
  const goBack = (id: string) => {
    onClose();
    if (id !== openId) chat.goBack(id).catch(tell);
  };
  return (
    <ul className="-mx-2 mt-3">
      {items.map(({ id, last_body: body, last_file: file, last_at: at, unread, status }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === openId || undefined}
            onClick={() => goBack(id)}
            className={classNames(
              'flex w-full items-center gap-3 rounded-xl px-3 py-3 text-start hover:bg-default',
              id === openId && 'bg-accent-tint',
            )}
          >
            <MessageSquare size={18} aria-hidden="true" className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span dir="auto" className={classNames('block truncate text-15', id !== openId && unread > 0 && 'font-semibold')}>
                {file ? <LastFileText file={file} /> : body}
              </span>
              <span className="text-xs text-muted">
                {formats.relative(at)}
                {status === 'resolved' ? ` · ${t('history.ended')}` : ''}
                {id !== openId && unsent.some(({ conversationId }) => conversationId === id) ? ` · ${t('history.unsent')}` : ''}
              </span>
            </span>
            <Badge count={id === openId ? 0 : unread} label={t('history.unread', { count: unread })} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function usePastConversations() {
  const chat = useChat();
  const [result, setResult] = useState<{ items?: readonly PastConversation[]; failed: boolean }>({ failed: false });
  const fetchAll = useCallback(
    () =>
      chat.pastConversations().then(
        (items) => setResult({ items, failed: false }),
        () => setResult({ failed: true }),
      ),
    [chat],
  );
  useEffect(() => void fetchAll(), [fetchAll]);
  const retry = () => {
    setResult({ failed: false });
    void fetchAll();
  };
  return { ...result, retry };
}
