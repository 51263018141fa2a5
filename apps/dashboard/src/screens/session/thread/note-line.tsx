import type { Note } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { LinkedText } from './linked-text.tsx';

/** Where the bot has handed over. */
const BriefingCard = lazy(() => import('./briefing-card.tsx').then((module) => ({ default: module.BriefingCard })));

/** What they did; many conversations have none. */
const ActivityLine = lazy(() => import('./activity-line.tsx').then((module) => ({ default: module.ActivityLine })));

/** What colleagues said among themselves, or did; the visitor never sees it. */
export function NoteLine({ note }: { note: Note }) {
  if (note.kind === 'note') return <NoteCard note={note} />;
  return (
    <Suspense fallback={null}>
      {note.briefing ? <BriefingCard briefing={note.briefing} at={note.created_at} /> : <ActivityLine note={note} />}
    </Suspense>
  );
}

function NoteCard({ note }: { note: Note }) {
  const t = useT('session');
  const formats = useFormats();
  return (
    <article className="flex gap-2.5 rounded-xl border border-warning-border bg-warning-soft px-3.5 py-2.5 text-sm">
      <Lock size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-warning-soft-foreground" />
      <div className="min-w-0 flex-1">
        <p className="text-xs text-warning-soft-foreground">
          {t('notes.by', { name: note.author?.name ?? '' })} · <time>{formats.time(note.created_at)}</time> · {t('notes.private')}
        </p>
        <p dir="auto" className="break-words whitespace-pre-wrap">
          <LinkedText text={note.body} />
        </p>
      </div>
    </article>
  );
}
