import { useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Button, buttonLook, classNames, EmptyState, Sheet, Skeleton, toast } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Bell, CheckCheck, Settings } from 'lucide-react';
import { useState } from 'react';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useApi } from '#/data/api.ts';
import { notificationsQuery, useMarkNotifications, type NotificationFilter } from '#/data/notification.ts';
import { NotificationRow } from './notification-row.tsx';

const FILTERS = ['all', 'unread', 'chats', 'orders', 'business'] as const satisfies readonly NotificationFilter[];
const WIDTH_PX = 440;
const SKELETONS = [0, 1, 2, 3, 4];

interface NotificationPanelProps {
  open: boolean;
  unread: number;
  onClose: () => void;
}

/** What the person was told, the latest first, narrowed to what they look for. */
export function NotificationPanel({ open, unread, onClose }: NotificationPanelProps) {
  const t = useT('notification');
  const [only, setOnly] = useState<NotificationFilter>('all');
  const mark = useMarkNotifications();
  const failed = () => toast.error(t('panel.mark_failed'));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      width={WIDTH_PX}
      title={t('panel.title')}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-2">
          <Link to={siteMap['dashboard-system-notification'].path} onClick={onClose} className={buttonLook('ghost', 'medium')}>
            <Settings size={15} aria-hidden="true" />
            {t('panel.settings')}
          </Link>
          <Button
            icon={<CheckCheck size={15} aria-hidden="true" />}
            disabled={unread === 0}
            loading={mark.isPending}
            onClick={() => mark.mutate({ all: true }, { onError: failed })}
          >
            {t('panel.mark_all')}
          </Button>
        </div>
      }
    >
      <Filters value={only} onChange={setOnly} />
      {open ? <List only={only} onClose={onClose} onRead={(id) => mark.mutate({ ids: [id] }, { onError: failed })} /> : null}
    </Sheet>
  );
}

function Filters({ value, onChange }: { value: NotificationFilter; onChange: (filter: NotificationFilter) => void }) {
  const t = useT('notification');
  return (
    <div role="group" aria-label={t('panel.filter')} className="-mx-5 mb-3 flex gap-1.5 overflow-x-auto px-5 pb-1 [scrollbar-width:none]">
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          className={classNames(
            'shrink-0 rounded-full border px-3 py-1 text-13 pointer-coarse:min-h-11',
            filter === value ? 'border-accent bg-accent-tint text-accent-text' : 'border-border text-muted hover:bg-default',
          )}
        >
          {t(`panel.${filter}`)}
        </button>
      ))}
    </div>
  );
}

interface ListProps {
  only: NotificationFilter;
  onClose: () => void;
  onRead: (id: string) => void;
}

function List({ only, onClose, onRead }: ListProps) {
  const t = useT('notification');
  const navigate = useNavigate();
  const query = useInfiniteQuery(notificationsQuery(useApi(), only));
  const { data: items, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (isPending)
    return (
      <div className="flex flex-col gap-3">
        {SKELETONS.map((each) => (
          <Skeleton key={each} className="h-14 w-full" />
        ))}
      </div>
    );
  if (isError) return <QueryFailed query={query} title={t('panel.failed')} />;
  if (items.length === 0) {
    const isFiltered = only !== 'all' && only !== 'unread';
    return (
      <EmptyState icon={<Bell />} title={t(isFiltered ? 'panel.none' : 'panel.empty')}>
        {t(isFiltered ? 'panel.none_text' : 'panel.empty_text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="-mx-2 flex flex-col">
        {items.map((item) => (
          <NotificationRow
            key={item.id}
            item={item}
            onOpen={() => {
              if (item.read_at === null) onRead(item.id);
              onClose();
              void navigate({ href: item.link });
            }}
          />
        ))}
      </ul>
      {hasNextPage ? (
        <div className="mt-3 flex justify-center">
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('panel.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
