import { readConfig, type Config } from '#/config.ts';

/** Calls a minute that no test makes. */
const ENOUGH = 10_000_000;

/** Rates for a test that asks often and tests something else: two refusals for haste differ in the seconds to wait. */
export const NO_LIMITS = Object.fromEntries(Object.keys(readConfig({}).rates).map((bucket) => [bucket, ENOUGH])) as Config['rates'];
