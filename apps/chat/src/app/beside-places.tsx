import '#/later.css';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RouterContext } from '#/data/router-context.ts';
import { openRouter } from './router.tsx';

/** The places beside the conversation, once the first of them can be shown. */
export async function openBesidePlaces(context: RouterContext, history: RouterHistory): Promise<ReactNode> {
  const router = openRouter(context, history);
  await router.load();
  return <RouterProvider router={router} />;
}
