/** How long a test waits for what has to come: a busy machine is slow, not wrong. `timeout` in milliseconds. */
export const PATIENCE = { timeout: 45_000 };
