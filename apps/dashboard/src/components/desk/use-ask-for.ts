import { navigationSlice, type CommandPage } from '#/state/navigation-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';

/** Opens the command bar for one choice. */
export function useAskFor(of: CommandPage['of']): (choice: CommandPage['choice']) => void {
  const dispatch = useAppDispatch();
  return (choice) => void dispatch(navigationSlice.actions.commandAsked({ of, choice }));
}
