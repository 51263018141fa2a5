import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from '#/data/router-context.ts';
import { routeTree } from '#/routeTree.gen.ts';
import { lazyPart } from '#/components/lazy-part.tsx';
import { PageFailed } from './page-failed.tsx';

const NotFound = lazyPart<object>(async () => (await import('#/screens/not-found/not-found-screen.tsx')).NotFoundScreen);

/** The routes of the chat over a history in memory. */
export function openRouter(context: RouterContext, history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context,
    defaultPendingMs: 0,
    defaultErrorComponent: PageFailed,
    defaultNotFoundComponent: NotFound,
  });
}

export type AppRouter = ReturnType<typeof openRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
