import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { Download, Upload } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ScreenAct } from '#/components/screen-acts.tsx';
import { saveFile } from '#/components/save-file.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { exportArticles } from '#/data/help-transfer.ts';

/** Its code loads when it is asked for. */
const ImportDialog = lazy(() => import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })));

/** Takes articles in from files, and takes them along. */
export function useTransferActs(): { acts: readonly ScreenAct[]; dialog: ReactNode } {
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
  return {
    acts: [
      { id: 'import', label: t('transfer.import'), icon: <Upload size={15} />, onAct: () => setOpen(true) },
      { id: 'export', label: t('transfer.export'), icon: <Download size={15} />, loading: busy, onAct: () => void save() },
    ],
    dialog: isOpen ? (
      <Suspense fallback={null}>
        <ImportDialog onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  };
}
