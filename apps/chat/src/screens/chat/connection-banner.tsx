import { joinSentences, useT } from '@lobby/i18n';
import { useLate } from '@lobby/ui';
import { Hourglass, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';

/** A loss shorter than this is not worth a banner, in milliseconds. */
const LOST_FOR_MS = 700;

/** What the visitor should know while messages cannot be delivered. */
export function ConnectionBanner() {
  const t = useT('chat');
  const common = useT();
  const { wake } = useChat();
  const begun = useChatState((state) => state.phase === 'open');
  const lost = useLate(
    useChatState((state) => !state.reachable),
    LOST_FOR_MS,
  );
  const throttled = useChatState((state) => state.throttledUntil !== undefined);
  const unsent = useChatState((state) => state.unsent.filter(({ failure }) => failure === undefined).length);
  if (!begun) return null;
  if (lost) {
    const lead = t(navigator.onLine ? 'connection.unreachable' : 'connection.offline');
    const text = unsent > 0 ? t('connection.unsent', { count: unsent }) : t('connection.kept');
    return (
      <Banner icon={<WifiOff size={18} aria-hidden="true" />}>
        <p className="min-w-0 flex-1">
          <strong className="font-semibold">{lead}</strong>
          {joinSentences(lead, text).slice(lead.length)}
        </p>
        <button
          type="button"
          onClick={wake}
          className="h-8 pointer-coarse:h-11 shrink-0 rounded-full bg-surface px-3 hover:bg-surface-hover"
        >
          {common('actions.retry')}
        </button>
      </Banner>
    );
  }
  return throttled && unsent > 0 ? (
    <Banner icon={<Hourglass size={18} aria-hidden="true" />}>
      <p className="min-w-0 flex-1">{t('connection.throttled')}</p>
    </Banner>
  ) : null;
}

function Banner({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div role="status" className="flex shrink-0 items-center gap-3 bg-[#fef4e2] px-4 py-2.5 text-sm text-[#6b3f07] [&>svg]:shrink-0">
      {icon}
      {children}
    </div>
  );
}
