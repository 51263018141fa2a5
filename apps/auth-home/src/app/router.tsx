import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { RouterContext } from '#/data/router-context.ts';
import { routeTree } from '#/routeTree.gen.ts';
import { PageFailed } from './page-failed.tsx';

const NotFound = lazy(async () => ({ default: (await import('#/screens/not-found/not-found-screen.tsx')).NotFoundScreen }));

/** An address that cannot even be read, such as `/%E0`, reaches no route. */
function UnreadableAddress() {
  return (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  );
}

/** The routes of the public pages over the browser's history; an address that no other route matches is `$`. */
export function openRouter(context: RouterContext, history: RouterHistory | undefined) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // A navigation goes to the top; going back finds the page where it was left (§2).
    scrollRestoration: true,
    defaultErrorComponent: PageFailed,
    defaultNotFoundComponent: UnreadableAddress,
  });
}

export type AppRouter = ReturnType<typeof openRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
