import { workOrderNo, type OrderBulkJob } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Dialog } from '@lobby/ui';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';

/** Which work orders were left as they were, and why. */
export function RefusedDialog({ refused, onClose }: { refused: OrderBulkJob['refused']; onClose: () => void }) {
  const t = useT('orderlist');
  const common = useT();
  const formats = useFormats();
  const { go } = useOrderPlace();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bulk.refused', { count: refused.length, shown: formats.number(refused.length) })}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      <ul className="mt-4 max-h-80 divide-y divide-separator overflow-y-auto text-13">
        {refused.map(({ id, no, message }) => (
          <li key={id} className="flex gap-3 py-2">
            {no === 0 ? null : (
              <Button
                variant="link"
                onClick={() => {
                  onClose();
                  go({ order: id }, { replace: false });
                }}
              >
                {workOrderNo(no)}
              </Button>
            )}
            <span className="min-w-0 text-muted">{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
