import { useFormats, useT } from '@lobby/i18n';
import { Badge } from '@lobby/ui';
import { FileText } from 'lucide-react';
import { LastFileText } from '#/components/attachment/last-file-text.tsx';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { DoorRow, RowCard } from '#/components/door-card.tsx';
import { Face } from '#/components/message/face.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { useFetched } from '#/components/use-fetched.ts';
import { useNavigate } from '#/components/use-navigate.ts';
import type { FaqHome } from '#/data/faq.ts';
import type { PastConversation } from '#/data/visitor.ts';

/** Articles that stand on the home. */
const SHOWN = 3;

interface HomeListProps {
  /** The visitor's last conversation is shown. */
  history: boolean;
  articles: FaqHome['top'];
}

/** The last conversation, and what others ask. */
export function HomeList({ history, articles }: HomeListProps) {
  const t = useT('later');
  const navigate = useNavigate();
  const chat = useChat();
  const { tenant } = chat;
  const begun = useChatState(({ phase }) => phase === 'open');
  const last = useFetched(`${tenant} ${String(history && begun)}`, async () => (history && begun ? chat.pastConversations() : []))
    .value?.[0];
  if (!last && articles.length === 0) return null;
  return (
    <RowCard label={t('home.more')}>
      {last ? <LastConversation last={last} /> : null}
      {articles.slice(0, SHOWN).map(({ id, slug, title, locale }) => (
        <DoorRow
          key={id}
          lang={locale}
          icon={<FileText size={16} />}
          onOpen={() => navigate({ to: '/chat/$tenant/faq/$id', params: { tenant, id: slug } })}
        >
          {title}
        </DoorRow>
      ))}
    </RowCard>
  );
}

function LastConversation({ last }: { last: PastConversation }) {
  const t = useT('later');
  const formats = useFormats();
  const navigate = useNavigate();
  const tell = useFailureToast();
  const chat = useChat();
  const openId = useChatState(({ conversationId }) => conversationId);
  const botName = useChatState(({ bot }) => bot?.name);
  const { id, agent_name: agent, agent_face: face, last_body: body, last_file: file, last_at: at, unread } = last;
  const open = async () => {
    if (id !== openId) await chat.goBack(id);
    navigate({ to: '/chat/$tenant', params: { tenant: chat.tenant } });
  };
  return (
    <button
      type="button"
      onClick={() => void open().catch(tell)}
      className="flex w-full items-center gap-3 px-4 py-3 text-start transition-colors hover:bg-surface-hover focus-visible:-outline-offset-2"
    >
      <Face author={agent === null ? 'bot' : 'agent'} name={agent} face={face} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate text-sm">{agent ?? botName}</span>
          <span className="shrink-0 text-xs text-muted tabular-nums">{formats.relative(at)}</span>
        </span>
        <span dir="auto" className="block truncate text-sm text-muted">
          {file ? <LastFileText file={file} /> : body}
        </span>
      </span>
      <Badge count={unread} label={t('history.unread', { count: unread })} />
    </button>
  );
}
