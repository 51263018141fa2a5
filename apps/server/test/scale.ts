/** Long runs have their full size with `pnpm test:long`; every change is checked with a tenth of it. */
const SHARE = process.env['LOBBY_TEST_LONG'] === undefined ? 0.1 : 1;

/** How often, or how many, in this run. @param full what a long run does */
export const scaled = (full: number): number => Math.ceil(full * SHARE);
