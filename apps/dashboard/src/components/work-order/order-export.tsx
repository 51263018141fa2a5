import { callEndpoint } from '@lobby/api-client';
import { workOrderFiles } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { ExportMenu } from '#/components/export-menu.tsx';
import { useApi } from '#/data/api.ts';
import type { OrderListRequest } from '#/data/work-order.ts';

/** Saves what the list shows, in its order, as CSV or XLSX. */
export function OrderExport({ request }: { request: OrderListRequest }) {
  const t = useT('orders');
  const api = useApi();
  return (
    <ExportMenu
      words={{
        label: t('export.label'),
        running: t('export.running'),
        failed: t('export.failed'),
        done: (file) => t('export.done', { file }),
        csv: t('export.csv'),
        xlsx: t('export.xlsx'),
      }}
      fallback="work-orders"
      fetchFile={(format, onDownloadProgress) =>
        callEndpoint(api, workOrderFiles.export, { ...request, format }, { quiet: true, onDownloadProgress })
      }
    />
  );
}
