import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSaveAnswer } from '#/components/cost/use-save-answer.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { exportEntries } from '#/data/corpus.ts';

/** Its choice of days is fetched when somebody asks for it. */
const ExportDialog = lazy(() => import('./export-dialog.tsx').then((module) => ({ default: module.ExportDialog })));

/** What a business wrote stays its own: it can be taken along after the end as well. */
export function ExportButtons() {
  const t = useT('cost');
  const api = useApi();
  const may = useMay();
  const save = useSaveAnswer();
  const saveEntries = () =>
    save(() => exportEntries(api, { format: 'csv' }), {
      fallbackName: 'corpus.csv',
      running: t('export.running'),
      failed: t('export.failed'),
    });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button icon={<Download size={15} />} onClick={() => void saveEntries()} className="max-sm:flex-1">
        {t('export.label')}
      </Button>
      {may('contact.export') ? (
        <Button icon={<Download size={15} />} onClick={() => setIsAsking(true)} className="max-sm:flex-1">
          {t('export.conversations')}
        </Button>
      ) : null}
      <Suspense fallback={null}>{isAsking ? <ExportDialog onClose={() => setIsAsking(false)} /> : null}</Suspense>
    </>
  );
}
