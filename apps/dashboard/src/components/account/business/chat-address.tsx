import { useT } from '@lobby/i18n';
import { Button, TextField, toast } from '@lobby/ui';
import { Copy } from 'lucide-react';

/** Where visitors reach the business, to copy. */
export function ChatAddress({ slug }: { slug: string }) {
  const t = useT('business');
  const url = `${location.origin}/chat/${slug}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('settings.copied'), { description: url });
    } catch {
      toast.error(t('settings.copy_failed'));
    }
  };
  return (
    <div className="flex items-end gap-2">
      <TextField label={t('settings.address')} value={url} readOnly className="min-w-0 flex-1" />
      <Button icon={<Copy size={15} />} onClick={() => void copy()}>
        {t('settings.copy')}
      </Button>
    </div>
  );
}
