import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, buttonLook, toast } from '@lobby/ui';
import { ExternalLink, Link2 } from 'lucide-react';
import { useAppSelector } from '#/state/use-store.ts';

/** Where visitors reach this business: to copy, or to open. */
export function ChatLink() {
  const t = useT('dashboard');
  const slug = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_slug;
  if (!slug) return null;
  const url = `${location.origin}/chat/${slug}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('overview.chat.copied'), { description: url });
    } catch {
      toast.error(t('overview.chat.copy_failed'), { description: url });
    }
  };
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        title={url}
        aria-label={t('overview.chat.open')}
        className={buttonLook('ghost')}
      >
        <ExternalLink size={15} aria-hidden="true" />
        <span className="max-sm:hidden">{t('overview.chat.open')}</span>
      </a>
      <Button icon={<Link2 size={15} />} title={url} aria-label={t('overview.chat.copy')} onClick={() => void copy()}>
        <span className="max-sm:hidden">{t('overview.chat.copy')}</span>
      </Button>
    </>
  );
}
