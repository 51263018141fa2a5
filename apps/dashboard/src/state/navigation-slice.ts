import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the width of the navigation is kept between visits. */
const STORAGE_KEY = 'lobby-navigation-collapsed';

interface NavigationState {
  /** Icons only, on wide screens. */
  readonly collapsed: boolean;
  /** The drawer of narrow screens. */
  readonly drawerOpen: boolean;
  /** The command bar. */
  readonly commandsOpen: boolean;
}

/** The navigation at the left: full, icons only, or a drawer. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState: (): NavigationState => ({ collapsed: readCollapsed(), drawerOpen: false, commandsOpen: false }),
  reducers: {
    collapsedChanged: {
      prepare: (collapsed: boolean) => {
        keepCollapsed(collapsed);
        return { payload: collapsed };
      },
      reducer: (state, { payload }: PayloadAction<boolean>) => ({ ...state, collapsed: payload }),
    },
    commandsChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, commandsOpen: payload }),
    drawerChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, drawerOpen: payload }),
  },
});

/** A browser that keeps nothing starts with the full width. */
function readCollapsed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

/** True where the choice will outlive the page. */
function keepCollapsed(collapsed: boolean): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, String(collapsed));
    return true;
  } catch {
    return false;
  }
}
