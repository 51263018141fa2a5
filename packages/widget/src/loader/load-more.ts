import type { startMore } from '#/more/start-more.ts';

/** What a visitor needs only who comes near the launcher. A module has the nonce of its loader, and no policy of trusted types stops it. */
export const loadMore = (origin: string): Promise<{ startMore: typeof startMore }> => import(/* @vite-ignore */ `${origin}/widget-more.js`);
