import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { orderImportsQuery } from '#/data/order-import.ts';

/** Says above the list that an import is under way, whoever has left it and come back. */
export function ImportBanner({ onShow }: { onShow: (id: string) => void }) {
  const t = useT('orderlist');
  const formats = useFormats();
  const job = useQuery(orderImportsQuery(useApi())).data?.items.find(({ state }) => state === 'running');
  if (!job) return null;
  return (
    <Alert
      className="mb-3"
      action={
        <Button size="small" onClick={() => onShow(job.id)}>
          {t('import.see')}
        </Button>
      }
    >
      {t('import.running', { file: job.file, through: formats.number(job.through), total: formats.number(job.total) })}
    </Alert>
  );
}
