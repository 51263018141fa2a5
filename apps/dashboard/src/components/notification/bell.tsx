import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isInFront } from '#/components/alert/claim-alert.ts';
import { useApi } from '#/data/api.ts';
import { useLiveEvent, useLiveReconnect } from '#/data/live.ts';
import { unreadQuery, useCountAgain, useTakeUnread } from '#/data/notification.ts';

const NotificationPanel = lazy(() => import('./notification-panel.tsx').then((module) => ({ default: module.NotificationPanel })));

const SESSIONS = '/dashboard/session';
/** More than these are not counted out. */
const SHOWN_MAX = 99;
/** Whoever has a conversation open reads its news by themselves: so long they may, before they are counted, in milliseconds. */
const READING_MS = 2_000;

/** How much is unread, and the list of it. */
export function Bell() {
  const t = useT('notification');
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const unread = useUnread();
  const isMany = unread > SHOWN_MAX;
  const label = unread === 0 ? t('bell.label') : isMany ? t('bell.unread_many') : t('bell.unread', { count: unread });
  return (
    <span className="relative shrink-0">
      <IconButton
        label={label}
        aria-haspopup="dialog"
        icon={<BellIcon size={18} />}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          data-testid="bell-count"
          className="pointer-events-none absolute -top-1 -right-1 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-danger px-1 text-[11px] leading-none font-semibold text-danger-foreground ring-2 ring-background tabular-nums"
        >
          {isMany ? `${SHOWN_MAX}+` : unread}
        </span>
      ) : null}
      <Suspense fallback={null}>
        {opened ? <NotificationPanel open={open} unread={unread} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </span>
  );
}

/** The count as it is announced; what goes unheard is asked for when announcements arrive again. */
function useUnread(): number {
  const { data: unread = 0 } = useQuery(unreadQuery(useApi()));
  const takeUnread = useTakeUnread();
  const countAgain = useCountAgain();
  const { pathname, search } = useLocation();
  const openId = pathname === SESSIONS ? (search as { conversation?: string }).conversation : undefined;
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  useLiveEvent('notification', ({ unread: announced, told }) => {
    clearTimeout(later.current);
    const isRead = told !== undefined && told.conversation_id !== null && told.conversation_id === openId && isInFront();
    if (isRead) later.current = setTimeout(countAgain, READING_MS);
    else takeUnread(announced);
  });
  useLiveReconnect(countAgain);
  return unread;
}
