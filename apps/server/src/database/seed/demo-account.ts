/** Address name of the demo tenant: `/chat/demo`. */
export const DEMO_SLUG = 'demo';

/** Who may look around in it. Public on purpose: a Lobby that is more than a trial sets LOBBY_SEED=none. */
export const DEMO_ACCOUNT = { email: 'demo@lobby.example', password: 'lobby2026' } as const;
