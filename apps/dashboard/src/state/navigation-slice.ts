import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the width of the navigation is kept between visits. */
const STORAGE_KEY = 'lobby-navigation-collapsed';

/** What the command bar asks for when it asks for one thing: of the open conversation, or of the rows that are chosen. */
export interface CommandPage {
  readonly of: 'open' | 'chosen';
  readonly choice: 'assign' | 'snooze' | 'priority' | 'tag' | 'untag' | 'past';
}

interface NavigationState {
  /** Icons only, on wide screens. */
  readonly collapsed: boolean;
  /** The drawer of narrow screens. */
  readonly drawerOpen: boolean;
  /** The command bar. */
  readonly commandsOpen: boolean;
  /** The one thing that it asks for; everything where it is undefined. */
  readonly commandPage: CommandPage | undefined;
}

/** The navigation at the left: full, icons only, or a drawer. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState: (): NavigationState => ({ collapsed: readCollapsed(), drawerOpen: false, commandsOpen: false, commandPage: undefined }),
  reducers: {
    collapsedChanged: {
      prepare: (collapsed: boolean) => {
        keepCollapsed(collapsed);
        return { payload: collapsed };
      },
      reducer: (state, { payload }: PayloadAction<boolean>) => ({ ...state, collapsed: payload }),
    },
    commandsChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, commandsOpen: payload, commandPage: undefined }),
    commandAsked: (state, { payload }: PayloadAction<CommandPage>) => ({ ...state, commandsOpen: true, commandPage: payload }),
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
