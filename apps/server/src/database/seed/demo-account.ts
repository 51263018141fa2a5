import { SHOP_SLUG } from './shop/shop-names.ts';

/** Address name of the business that knows Lobby itself, which the home page shows: `/chat/demo`. */
export const DEMO_SLUG = 'demo';

/** Who may look around in it. Public on purpose: where strangers come, the demo is left out or has a password of its own. */
export const DEMO_ACCOUNT = { email: 'demo@lobby.example', password: 'lobby2026' } as const;

/** Address name of the business that the demo account is of. */
export const demoSlug = ({ lively }: { lively: boolean }): string => (lively ? SHOP_SLUG : DEMO_SLUG);
