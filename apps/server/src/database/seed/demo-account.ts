/** Address name of the demo tenant: `/chat/demo`. */
export const DEMO_SLUG = 'demo';

/** Who may look around in it. Public on purpose: where strangers come, the demo is left out or has a password of its own. */
export const DEMO_ACCOUNT = { email: 'demo@lobby.example', password: 'lobby2026' } as const;
