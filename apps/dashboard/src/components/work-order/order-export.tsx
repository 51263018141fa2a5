import { callEndpoint } from '@lobby/api-client';
import { workOrderFiles } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { Download } from 'lucide-react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { saveFile } from '#/components/save-file.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import type { OrderListRequest } from '#/data/work-order.ts';

const FORMATS = ['csv', 'xlsx'] as const;

/** Saves what the list shows, in its order, as CSV or XLSX. */
export function OrderExport({ request }: { request: OrderListRequest }) {
  const t = useT('orders');
  const common = useT();
  const api = useApi();
  const errorText = useErrorText();
  const save = async (format: (typeof FORMATS)[number]) => {
    const id = toast.loading(t('export.running'));
    try {
      const { blob, filename } = await callEndpoint(api, workOrderFiles.export, { ...request, format }, { quiet: true });
      const name = filename ?? `work-orders.${format}`;
      saveFile(blob, name);
      toast.success(t('export.done', { file: name }), { id });
    } catch (error) {
      toast.error(t('export.failed'), {
        id,
        description: errorText(error),
        action: { label: common('actions.retry'), onAction: () => void save(format) },
      });
    }
  };
  return (
    <MenuOnDemand
      label={t('export.label')}
      trigger={
        <>
          <Download size={15} aria-hidden="true" />
          <span className="max-sm:hidden">{t('export.label')}</span>
        </>
      }
      entries={FORMATS.map((format) => ({ id: format, label: t(`export.${format}`), onAction: () => void save(format) }))}
    />
  );
}
