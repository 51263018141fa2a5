import type { Conversation } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { readSessionSearch } from '#/components/conversation/session-search.ts';
import { useApi } from '#/data/api.ts';
import { contactQuery } from '#/data/contact.ts';

/** The other conversations of the same visitor. */
export function PastConversations({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const formats = useFormats();
  const { data } = useQuery(contactQuery(useApi(), conversation.contact.id));
  const others = data?.conversations.filter(({ id }) => id !== conversation.id) ?? [];
  if (others.length === 0) return <p className="text-muted">{t('contact.no_past')}</p>;
  return (
    <ul className="flex flex-col">
      {others.map(({ id, no, last_body: body, updated_at: at }) => (
        <li key={id}>
          <Link
            to="/dashboard/session"
            search={(now) => readSessionSearch({ ...now, conversation: id })}
            resetScroll={false}
            preload={false}
            className="flex items-center gap-2 rounded-md py-1.5 hover:text-accent-text"
          >
            <MessageSquare size={15} aria-hidden="true" className="shrink-0 text-muted" />
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {body === '' ? `#${no}` : body}
            </span>
            <time className="shrink-0 text-xs text-muted">{formats.date(at)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
