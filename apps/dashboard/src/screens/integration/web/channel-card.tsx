import type { Channel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { LauncherFace } from '#/components/integration/launcher-face.tsx';
import { ChannelState, LastShown, siteName } from './channel-state.tsx';

/** One website: what it is called, where the chat may stand, and whether it does. */
export function ChannelCard({ channel }: { channel: Channel }) {
  const t = useT('integration');
  const { id, name, allowed_origins: sites, look } = channel;
  const [first] = sites;
  const where = first === undefined ? t('no_sites') : sites.length === 1 ? siteName(first) : t('sites', { count: sites.length });
  return (
    <li className="min-w-0">
      <Panel className="relative h-full hover:border-border-hover has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <div className="flex items-start gap-3">
          <LauncherFace look={look} />
          <div className="min-w-0 flex-1">
            <Link
              to="/dashboard/integration/web"
              search={{ channel: id }}
              className="block truncate text-sm font-semibold outline-none after:absolute after:inset-0 after:rounded-card"
              dir="auto"
            >
              {name}
            </Link>
            <p className="truncate text-13 text-muted">{where}</p>
          </div>
        </div>
        <p className="mt-4">
          <ChannelState channel={channel} />
        </p>
        <p className="mt-2 text-13 wrap-anywhere text-muted">
          <LastShown channel={channel} />
        </p>
      </Panel>
    </li>
  );
}
