import type { OrderImportJob } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, ProgressBar, Skeleton } from '@lobby/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useApi } from '#/data/api.ts';
import { ORDER_IMPORT_KEY, orderImportQuery, stopOrderImport } from '#/data/order-import.ts';
import { useOrdersChanged } from '#/data/order-list.ts';
import { OrderRows, RefusedOrders } from './order-rows.tsx';

/** How far an import is, and, once it is over, what it came to. */
export function ImportProgress({ id }: { id: string }) {
  const t = useT('orderlist');
  const formats = useFormats();
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery(orderImportQuery(api, id));
  const { data: job, isError } = query;
  const changed = useOrdersChanged();
  const isOver = job !== undefined && job.state !== 'running';
  const lookAgain = useEffectEvent(() => {
    void changed();
    void queryClient.invalidateQueries({ queryKey: [...ORDER_IMPORT_KEY, 'list'] });
  });
  useEffect(() => {
    if (isOver) lookAgain();
  }, [isOver]);
  if (isError && !job) return <QueryFailed title={t('import.failed')} query={query} />;
  if (!job) return <Skeleton className="h-24 w-full rounded-xl" />;
  if (isOver) return <ImportResult job={job} />;
  const stop = async () => {
    await stopOrderImport(api, id);
    await query.refetch();
  };
  return (
    <div className="flex flex-col gap-3 py-6">
      <ProgressBar
        label={t('import.writing')}
        value={job.through}
        max={Math.max(job.total, 1)}
        figure={`${formats.number(job.through)} / ${formats.number(job.total)}`}
        action={
          <Button size="small" onClick={() => void stop()}>
            {t('import.stop')}
          </Button>
        }
      />
      <p className="text-13 text-muted">{t('import.may_leave')}</p>
    </div>
  );
}

function ImportResult({ job }: { job: OrderImportJob }) {
  const t = useT('orderlist');
  const isSame = job.state === 'done' && job.added === 0 && job.refused === 0;
  const name = job.state === 'stopped' ? 'stopped' : isSame ? 'same' : 'done';
  return (
    <div className="flex flex-col gap-5">
      <Alert tone={name === 'done' ? 'success' : 'info'} title={t(`import.${name}`)}>
        {t(`import.${name}_text`)}
      </Alert>
      <OrderRows when="was" added={job.added} unchanged={job.unchanged} refused={job.refused} />
      <RefusedOrders rejected={job.rejected} />
    </div>
  );
}
