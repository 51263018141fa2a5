import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { LoadFailed } from '#/components/load-failed.tsx';
import { NotFound } from '#/components/not-found.tsx';
import { ScreenSkeleton } from '#/components/screen-skeleton.tsx';
import type { RouterContext } from '#/data/router-context.ts';
import { routeTree } from '#/routeTree.gen.ts';
import type { Guard } from './guard.ts';

/** Code and texts that take longer than this show a skeleton, in milliseconds. */
const SKELETON_AFTER_MS = 150;

interface RouterParts {
  readonly context: Omit<RouterContext, 'guard'>;
  readonly guard: Guard;
  readonly history?: RouterHistory | undefined;
}

/** The routes of the dashboard over the browser's history, watched by the guard. */
export function openRouter({ context, guard, history = createBrowserHistory() }: RouterParts) {
  const router = createRouter({
    routeTree,
    history,
    context: { ...context, guard: guard.check },
    defaultPreload: 'intent',
    defaultPendingMs: SKELETON_AFTER_MS,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenSkeleton,
    defaultErrorComponent: LoadFailed,
    defaultNotFoundComponent: NotFound,
    // Screens scroll inside their <main>; a navigation goes to the top unless it says `resetScroll: false` (§2).
    scrollToTopSelectors: ['main'],
  });
  history.block({ blockerFn: guard.blocks, enableBeforeUnload: false });
  return router;
}

export type AppRouter = ReturnType<typeof openRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
