import { workOrderNo, type BulkJob } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { RefusedList } from '#/components/bulk/refused-list.tsx';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';

/** Which work orders were left as they were, and why. */
export function RefusedDialog({ refused, onClose }: { refused: BulkJob['refused']; onClose: () => void }) {
  const t = useT('orderlist');
  const formats = useFormats();
  const { go } = useOrderPlace();
  const show = (order: string) => {
    onClose();
    go({ order }, { replace: false });
  };
  return (
    <RefusedList
      title={t('bulk.refused', { count: refused.length, shown: formats.number(refused.length) })}
      refused={refused}
      onClose={onClose}
      renderLink={({ id, no }) => (
        <Button variant="link" onClick={() => show(id)}>
          {workOrderNo(no)}
        </Button>
      )}
    />
  );
}
