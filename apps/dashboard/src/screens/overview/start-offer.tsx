import { useT } from '@lobby/i18n';
import { Alert, buttonLook } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { useFirstSource } from '#/components/first-site/use-first-source.ts';
import { useMay } from '#/components/use-may.ts';

/** Where a business has no entries yet: the way to its website, or back to what was found there. */
export function StartOffer() {
  const t = useT('sources');
  const mayEdit = useMay()('corpus.edit');
  const { sources, site } = useFirstSource(mayEdit);
  if (!sources.data || (!site && sources.data.items.length > 0)) return null;
  const what =
    site === undefined
      ? 'none'
      : site.state === 'ready' || site.state === 'stale'
        ? 'found'
        : site.state === 'failed'
          ? 'failed'
          : 'reading';
  return (
    <Alert
      tone={what === 'failed' ? 'warning' : 'info'}
      title={t(`start.offer.${what}`, { name: site?.name ?? '' })}
      action={
        <Link to="/dashboard/overview" search={{ start: 'site' }} className={buttonLook('primary', 'small')}>
          {t(`start.act.${what}`)}
        </Link>
      }
    >
      {t(`start.offer.${what}_text`)}
    </Alert>
  );
}
