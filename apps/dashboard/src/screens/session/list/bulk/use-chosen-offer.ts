import type { BulkAction } from '@lobby/contract';
import { useDeskOffer } from '#/components/desk/offers.ts';
import { useMay } from '#/components/use-may.ts';
import type { BulkRun } from './use-bulk-run.ts';
import type { SelectionControl } from './use-selection.ts';

/** Lets keys and commands choose rows, and do something with those that are chosen. */
export function useChosenOffer({ selection, count, target, choose, end }: SelectionControl, { busy, run }: BulkRun): void {
  const mayReply = useMay()('session.reply');
  const act = async (action: BulkAction) => {
    if (await run(target, count, action)) end();
  };
  useDeskOffer('choose', choose, { when: mayReply });
  useDeskOffer('chosen', (action) => void act(action), { when: mayReply && selection !== undefined && count > 0 && !busy, count });
}
