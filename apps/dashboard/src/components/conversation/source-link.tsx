import type { Source } from '@lobby/contract';
import { Link } from '@tanstack/react-router';
import { FileText, Globe } from 'lucide-react';

const LOOK = 'flex max-w-full items-center gap-1 rounded-chip text-muted';
const LINK = `${LOOK} hover:text-accent-text hover:underline`;

/** Leads from an answer to what it was made from: an entry, or the page that holds the passage. */
export function SourceLink({ source: { entry_id: entry, title, address } }: { source: Source }) {
  const name = <span className="truncate">{title}</span>;
  if (entry !== null) {
    return (
      <Link to="/dashboard/knowledge-base/ai-corpus" search={{ entry }} preload={false} className={LINK}>
        <FileText size={13} aria-hidden="true" className="shrink-0" />
        {name}
      </Link>
    );
  }
  if (address === undefined) {
    return (
      <span className={LOOK}>
        <FileText size={13} aria-hidden="true" className="shrink-0" />
        {name}
      </span>
    );
  }
  return (
    <a href={address} target="_blank" rel="noreferrer" className={LINK}>
      <Globe size={13} aria-hidden="true" className="shrink-0" />
      {name}
    </a>
  );
}

/** Tells the sources of one answer apart. */
export function sourceKey({ entry_id: entry, passage_id: passage, title }: Source): string {
  return entry ?? passage ?? title;
}
