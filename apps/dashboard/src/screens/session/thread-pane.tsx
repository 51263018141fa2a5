import type { Conversation, Note } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { ErrorState, Skeleton, useLate } from '@lobby/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useDeskOffer } from '#/components/desk/offers.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { conversationQuery } from '#/data/conversation.ts';
import { threadQuery, useFreshThread } from '#/data/message.ts';
import { WritingProvider } from '#/components/conversation/writing.tsx';
import { notesQuery, useFreshNotes } from '#/data/note.ts';
import { useMay } from '#/components/use-may.ts';
import { Composer } from './composer/composer.tsx';
import type { Thread } from '#/state/thread.ts';
import { MessageList } from './thread/message-list.tsx';
import { ThreadHeader } from './thread/thread-header.tsx';

/** Who the visitor is comes behind what was said. */
const ContactPanel = lazy(() => import('./side/contact-panel.tsx').then((module) => ({ default: module.ContactPanel })));
/** Its code loads when it is first asked for. */
const DetailsSheet = lazy(() => import('./side/details-sheet.tsx').then((module) => ({ default: module.DetailsSheet })));

/** An open conversation: its header, what was said, where to reply, and who the visitor is. */
export function ThreadPane({ id }: { id: string }) {
  const t = useT('session');
  const errorText = useErrorText();
  const api = useApi();
  useFreshThread(id);
  useFreshNotes(id);
  const conversation = useQuery(conversationQuery(api, id));
  const thread = useQuery(threadQuery(api, useQueryClient(), id));
  const notes = useQuery(notesQuery(api, id));
  const error = conversation.error ?? thread.error;
  if (conversation.data && thread.data)
    return <OpenThread conversation={conversation.data} thread={thread.data} notes={notes.data?.items ?? NO_NOTES} />;
  if (!error) return <ThreadSkeleton />;
  const retry = () => void Promise.all([conversation.refetch(), thread.refetch()]);
  return (
    <ErrorState title={t('thread.error')} onRetry={retry} retrying={conversation.isFetching || thread.isFetching}>
      {errorText(error)}
    </ErrorState>
  );
}

/** Wide enough for the details to stand beside the thread. */
const BESIDE = '(min-width: 1360px)';

/** Until they have arrived: the thread does not wait for them. */
const NO_NOTES: readonly Note[] = [];

function OpenThread({ conversation, thread, notes }: { conversation: Conversation; thread: Thread; notes: readonly Note[] }) {
  const t = useT('session');
  const may = useMay();
  const [details, setDetails] = useState(false);
  const side = useRef<HTMLElement>(null);
  useDeskOffer('details', () => (matchMedia(BESIDE).matches ? side.current?.focus() : setDetails(true)));
  return (
    <WritingProvider>
      <div className="flex h-full min-h-0">
        <section aria-label={t('thread.label')} className="flex min-h-0 min-w-0 flex-1 flex-col">
          <ThreadHeader conversation={conversation} onDetails={() => setDetails(true)} />
          <MessageList conversation={conversation} thread={thread} notes={notes} />
          {may('session.reply') ? <Composer conversation={conversation} /> : <ReadOnly />}
        </section>
        <aside
          ref={side}
          tabIndex={-1}
          aria-label={t('thread.details')}
          className="w-80 shrink-0 overflow-y-auto border-l border-border outline-offset-[-2px]! max-[1359px]:hidden"
        >
          <Suspense fallback={null}>
            <ContactPanel conversation={conversation} thread={thread} />
          </Suspense>
        </aside>
        {details ? (
          <Suspense fallback={null}>
            <DetailsSheet conversation={conversation} thread={thread} onClose={() => setDetails(false)} />
          </Suspense>
        ) : null}
      </div>
    </WritingProvider>
  );
}

/** In the place of the composer, for who reads only. */
function ReadOnly() {
  const t = useT('session');
  return <p className="shrink-0 border-t border-border px-5 py-4 text-center text-13 text-muted">{t('thread.read_only')}</p>;
}

const SKELETON_BUBBLES = ['w-2/5', 'ml-auto w-1/2', 'w-1/3', 'ml-auto w-2/5'];

/** Where a conversation will be. */
export function ThreadSkeleton() {
  const late = useLate(true);
  return (
    <div aria-busy="true" className="flex h-full flex-col">
      <div className="flex h-14 shrink-0 items-center gap-3 border-b border-border px-5">
        {late ? <Skeleton className="h-8 w-48" /> : null}
      </div>
      <div className="flex flex-1 flex-col gap-5 p-5">
        {late ? SKELETON_BUBBLES.map((shape) => <Skeleton key={shape} className={`h-12 rounded-xl ${shape}`} />) : null}
      </div>
    </div>
  );
}
