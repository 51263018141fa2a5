import { BulkBar } from '@lobby/ui';
import { BulkActions } from './bulk-actions.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { useOrderBulk } from './use-order-bulk.ts';
import type { OrderChoice } from './use-order-choice.ts';

/** What can be done with work orders that were chosen one by one; nothing while there are none. */
export function ChosenOrders({ choice }: { choice: OrderChoice }) {
  const { busy, run, refused, closeRefused } = useOrderBulk();
  return (
    <>
      {choice.count > 0 ? (
        <div className="overflow-hidden rounded-card border border-accent-pale-border">
          <BulkBar count={choice.count} onClear={choice.end}>
            <BulkActions
              disabled={busy}
              isEvery={false}
              isAll={false}
              loaded={choice.count}
              total={undefined}
              isMore={false}
              onAll={choice.chooseAll}
              onAct={(action) => void run(choice.target, choice.count, action).then((done) => done && choice.end())}
            />
          </BulkBar>
        </div>
      ) : null}
      {refused ? <RefusedDialog refused={refused} onClose={closeRefused} /> : null}
    </>
  );
}
