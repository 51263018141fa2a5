import { lazy } from 'react';

/** What they stand on is much: the overview loads without a list of it. */
const StartSite = lazy(() => import('./start-site.tsx').then((module) => ({ default: module.StartSite })));
const StartOffer = lazy(() => import('./start-offer.tsx').then((module) => ({ default: module.StartOffer })));

/** What a new business is asked first: the whole step, or the way to it. */
export function Start({ isOffer = false }: { isOffer?: boolean }) {
  return isOffer ? <StartOffer /> : <StartSite />;
}
