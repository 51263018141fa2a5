import { useT } from '@lobby/i18n';
import { IconButton, toast } from '@lobby/ui';
import { Copy } from 'lucide-react';

/** The number to show at the counter, to be copied, and the provider's own slip where there is one. */
export function Voucher({ voucher, url }: { voucher: string; url: string | null }) {
  const t = useT('cost');
  const common = useT('common');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(voucher);
      toast.success(common('toasts.copied'));
    } catch {
      toast.error(t('voucher.copy_failed'));
    }
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="text-xs text-muted">{t('voucher.label')}</p>
        <p className="text-base font-semibold break-all tabular-nums">{voucher}</p>
      </div>
      <IconButton label={t('voucher.copy')} icon={<Copy size={16} />} onClick={() => void copy()} />
      {url === null ? null : (
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-accent-text underline-offset-4 hover:underline">
          {t('voucher.slip')}
        </a>
      )}
    </div>
  );
}
