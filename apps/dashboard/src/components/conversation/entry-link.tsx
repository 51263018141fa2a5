import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';

/** Leads from an answer to the entry that it was made from. */
export function EntryLink({ entry, title }: { entry: string; title: string }) {
  return (
    <Link
      to="/dashboard/knowledge-base/ai-corpus"
      search={{ entry }}
      preload={false}
      className="flex max-w-full items-center gap-1 rounded-chip text-muted hover:text-accent-text hover:underline"
    >
      <FileText size={13} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{title}</span>
    </Link>
  );
}
