import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Sheet } from '@lobby/ui';
import type { Thread } from '#/state/thread.ts';
import { ContactPanel } from './contact-panel.tsx';

interface DetailsSheetProps {
  conversation: Conversation;
  thread: Thread;
  onClose: () => void;
}

/** The side panel where there is no room beside the thread. */
export function DetailsSheet({ conversation, thread, onClose }: DetailsSheetProps) {
  const t = useT('session');
  return (
    <Sheet open onClose={onClose} title={t('thread.details')} width={360}>
      <div className="-mx-5 -my-4">
        <ContactPanel conversation={conversation} thread={thread} />
      </div>
    </Sheet>
  );
}
