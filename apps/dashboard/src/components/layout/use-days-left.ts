import { sessionSlice } from '@lobby/session';
import { useAppSelector } from '#/state/use-store.ts';
import { useNow } from '#/components/use-now.ts';

const DAY_MS = 86_400_000;
/** The plan's end is looked at this often, in milliseconds. */
const LOOK_MS = 60_000;

/** Days until the plan ends, begun ones counted; `over` after its end, undefined where it is not loaded. */
export function useDaysLeft(): number | 'over' | undefined {
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  const now = useNow(LOOK_MS);
  if (!subscription) return undefined;
  const left = subscription.end_time - now;
  return left <= 0 ? 'over' : Math.ceil(left / DAY_MS);
}
