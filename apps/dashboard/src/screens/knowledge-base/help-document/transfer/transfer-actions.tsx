import { useT } from '@lobby/i18n';
import { Button, toast } from '@lobby/ui';
import { Download, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { saveFile } from '#/components/save-file.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { exportArticles } from '#/data/help-transfer.ts';

/** Its code loads when it is asked for. */
const ImportDialog = lazy(() => import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })));

/** Takes articles in from files, and takes them along. */
export function TransferActions() {
  const t = useT('help');
  const errorText = useErrorText();
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { blob, filename } = await exportArticles(api);
      saveFile(blob, filename ?? 'help.zip');
    } catch (error) {
      toast.error(t('transfer.export_failed'), { description: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<Upload size={15} aria-hidden="true" />} aria-label={t('transfer.import')} onClick={() => setOpen(true)}>
        <span className="max-sm:hidden">{t('transfer.import')}</span>
      </Button>
      <Button icon={<Download size={15} aria-hidden="true" />} aria-label={t('transfer.export')} loading={busy} onClick={() => void save()}>
        <span className="max-sm:hidden">{t('transfer.export')}</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
