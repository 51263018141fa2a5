import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useChat } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';

/** Earlier messages are fetched this long before they come into view. */
const AHEAD = '800px';

/** Fetches earlier messages as the visitor scrolls up to them; after a failure only the button does. */
export function EarlierMessages({ viewport }: { viewport: RefObject<HTMLDivElement | null> }) {
  const t = useT('chat');
  const { readEarlier } = useChat();
  const tell = useFailureToast();
  const [reading, setReading] = useState(false);
  const [failed, setFailed] = useState(false);
  const mark = useRef<HTMLDivElement>(null);

  const read = useCallback(() => {
    setReading(true);
    readEarlier()
      .catch((failure: unknown) => {
        setFailed(true);
        tell(failure);
      })
      .finally(() => setReading(false));
  }, [readEarlier, tell]);

  useEffect(() => {
    if (!mark.current || reading || failed) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && read(), {
      root: viewport.current,
      rootMargin: `${AHEAD} 0px 0px`,
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [read, reading, failed, viewport]);

  return (
    <div ref={mark} className="flex justify-center">
      <Button size="small" variant="ghost" loading={reading} onClick={read}>
        {t('thread.earlier')}
      </Button>
    </div>
  );
}
