/** The account that the demo business is seeded with; printed at every start. */
export const DEMO = { email: 'demo@lobby.example', password: 'lobby2026' };
