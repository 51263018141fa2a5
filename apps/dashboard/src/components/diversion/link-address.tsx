import type { DiversionLink } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { sessionSlice, subscriptionState } from '@lobby/session';
import { classNames, IconButton } from '@lobby/ui';
import { CircleSlash, Copy, QrCode } from 'lucide-react';
import { useNow } from '#/components/use-now.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { notLive } from './link-life.ts';

const LOOK_MS = 60_000;

interface LinkAddressProps {
  link: DiversionLink;
  onCopy: (url: string) => unknown;
  onQr: () => void;
  className?: string;
}

/** The address of a link to copy; where it leads nowhere now, that is said beside it. */
export function LinkAddress({ link, onCopy, onQr, className }: LinkAddressProps) {
  const t = useT('diversion');
  const formats = useFormats();
  const now = useNow(LOOK_MS);
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  const why = notLive(link, subscription !== undefined && subscriptionState(subscription, now) === 'expired', now);
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <div className="flex items-center gap-1 rounded-lg bg-default py-1 ps-3 pe-1">
        <span
          className={classNames("min-w-0 flex-1 truncate text-13 [font-feature-settings:'calt'_0]", why !== undefined && 'text-muted')}
          title={link.url}
        >
          {link.url.replace(/^https?:\/\//, '')}
        </span>
        <IconButton
          label={t('copy_of', { name: link.name })}
          icon={<Copy size={15} />}
          onClick={() => onCopy(link.url)}
          className="size-8!"
        />
        <IconButton label={t('qr_of', { name: link.name })} icon={<QrCode size={15} />} onClick={onQr} className="size-8!" />
      </div>
      {why === undefined ? null : (
        <p className="flex items-start gap-1.5 text-xs text-muted">
          <CircleSlash size={13} aria-hidden="true" className="mt-[calc((1lh-13px)/2)] shrink-0" />
          {t(`not_live.${why}`, { date: formats.momentWithin(link.starts_at ?? now) })}
        </p>
      )}
    </div>
  );
}
