import { Sheet, Wordmark } from '@lobby/ui';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { Sidebar } from './sidebar.tsx';

/** Width of the drawer, in px. */
const DRAWER_WIDTH_PX = 288;

/** The navigation on narrow screens, while it is open. */
export function NavDrawer() {
  const dispatch = useAppDispatch();
  return (
    <Sheet
      open
      side="left"
      width={DRAWER_WIDTH_PX}
      title={<Wordmark />}
      onClose={() => dispatch(navigationSlice.actions.drawerChanged(false))}
    >
      <div className="-mx-5 -my-4 h-[calc(100%+2rem)]">
        <Sidebar collapsed={false} inDrawer />
      </div>
    </Sheet>
  );
}
