import type { Conversation } from '@lobby/contract';
import { useFill } from './use-fill.ts';

interface CannedPreviewProps {
  title: string;
  body: string;
  conversation: Conversation;
  /** Why it can only be read. */
  note?: string;
}

/** How a text reads in the open conversation. */
export function CannedPreview({ title, body, conversation, note }: CannedPreviewProps) {
  const fill = useFill(conversation);
  return (
    <section aria-label={title} className="rounded-xl bg-default p-3.5">
      <h3 className="text-xs text-neutral-text">{title}</h3>
      <p dir="auto" className="mt-1 min-h-5 text-sm break-words whitespace-pre-wrap">
        {fill(body)}
      </p>
      {note === undefined ? null : <p className="mt-2 text-13 text-neutral-text">{note}</p>}
    </section>
  );
}
