import type { Channel } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { ServiceMark } from '#/components/messaging/service-mark.tsx';
import { WebState } from '#/components/messaging/web-state.tsx';

/** A website that shows the chat; it is set up on its own screen. */
export function WebCard({ channel }: { channel: Channel }) {
  const { id, kind, name, allowed_origins: sites, app, last_hello_at: shownAt } = channel;
  const t = useT('channels');
  const formats = useFormats();
  const [never, seen] = kind === 'app' ? (['web.app_never', 'web.app_seen'] as const) : (['web.never', 'web.seen'] as const);
  const shown = shownAt === null ? t(never) : t(seen, { time: formats.moment(shownAt) });
  return (
    <li className="min-w-0">
      <Panel className="relative h-full hover:border-border-hover has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <div className="flex items-start gap-3">
          <ServiceMark kind={kind} />
          <div className="min-w-0 flex-1">
            <Link
              to={kind === 'app' ? '/dashboard/integration/android' : '/dashboard/integration/web'}
              search={{ channel: id }}
              className="block truncate text-sm font-semibold outline-none after:absolute after:inset-0 after:rounded-card"
              dir="auto"
            >
              {name}
            </Link>
            <p className="truncate text-13 text-muted">
              {kind === 'app' ? (app?.package_name ?? app?.bundle_id) : (sites[0]?.replace(/^https:\/\//, '') ?? t('web.no_site'))}
            </p>
          </div>
        </div>
        <p className="mt-4">
          <WebState channel={channel} />
        </p>
        <p className="mt-2 text-13 text-muted">{shown}</p>
      </Panel>
    </li>
  );
}
