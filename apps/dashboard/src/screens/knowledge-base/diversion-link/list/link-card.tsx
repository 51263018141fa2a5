import type { DiversionLink } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Ellipsis } from 'lucide-react';
import { LinkAddress } from '#/components/diversion/link-address.tsx';
import { StatusChip } from '#/components/diversion/status-chip.tsx';
import { useCopyLink, useLinkActions } from '#/components/diversion/use-link-actions.ts';
import { useDiversionSearch } from '#/components/diversion/use-diversion-search.ts';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useNow } from '#/components/use-now.ts';
import { TargetHealth } from './target-health.tsx';

const MINUTE_MS = 60_000;

interface LinkCardProps {
  link: DiversionLink;
  mayEdit: boolean;
  onQr: () => void;
}

/** One link: its address to copy, how it stands, how today goes, and whether each target can take somebody. */
export function LinkCard({ link, mayEdit, onQr }: LinkCardProps) {
  const { go } = useDiversionSearch();
  const copy = useCopyLink();
  return (
    <li className="flex min-w-0 flex-col gap-4 rounded-card border border-border bg-surface p-5">
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
          <h2 className="max-w-full text-sm font-semibold">
            <button type="button" className="max-w-full truncate hover:text-accent-text" onClick={() => go({ link: link.id })}>
              {link.name}
            </button>
          </h2>
          <StatusChip link={link} />
        </div>
        {mayEdit ? <CardMenu link={link} /> : null}
      </div>
      <LinkAddress link={link} onCopy={(url) => void copy(url)} onQr={onQr} />
      <Today link={link} />
      <TargetHealth targets={link.targets} />
      <Dates link={link} />
    </li>
  );
}

function CardMenu({ link }: { link: DiversionLink }) {
  const t = useT('diversion');
  const { go } = useDiversionSearch();
  const { actions } = useLinkActions(link);
  return (
    <MenuOnDemand
      label={t('menu_of', { name: link.name })}
      trigger={<Ellipsis size={17} aria-hidden="true" />}
      size="small"
      entries={[{ id: 'edit', label: t('edit'), onAction: () => go({ link: link.id, edit: true }) }, ...actions]}
    />
  );
}

const TODAY = ['opened', 'chats', 'new_people'] as const;

function Today({ link: { today } }: { link: DiversionLink }) {
  const t = useT('diversion');
  const formats = useFormats();
  return (
    <dl aria-label={t('today')} className="grid grid-cols-3 gap-2">
      {TODAY.map((what) => (
        <div key={what} className="flex min-w-0 flex-col-reverse">
          <dt className="text-xs text-muted">{t(`today_of.${what}`)}</dt>
          <dd className="text-xl font-semibold tabular-nums">{formats.number(today[what])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Dates({ link: { starts_at: from, expires_at: until, max_visits: most, visits } }: { link: DiversionLink }) {
  const t = useT('diversion');
  const formats = useFormats();
  const now = useNow(MINUTE_MS);
  const lines = [
    ...(from !== null && from > now ? [t('starts', { time: `${formats.date(from)} ${formats.time(from)}` })] : []),
    ...(until === null ? [] : [t('ends', { time: `${formats.date(until)} ${formats.time(until)}` })]),
    ...(most === null ? [] : [t('visits_of', { visits: formats.number(visits), most: formats.number(most) })]),
  ];
  if (lines.length === 0) return null;
  return <p className="mt-auto text-xs text-muted">{lines.join(' · ')}</p>;
}
