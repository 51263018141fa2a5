/** Who writes nothing for so long after reading was helped by it, in milliseconds. */
export const DEFLECTED_AFTER_MS = 30 * 60_000;
