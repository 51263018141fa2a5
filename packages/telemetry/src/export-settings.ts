/** How traces travel (§9): milliseconds before an export is given up, its retries included. */
export const EXPORT_TIMEOUT_MS = 10_000;
/** Exports under way at once (§9); what exceeds them is dropped. */
export const EXPORT_CONCURRENCY = 30;
/** Share of traces that is kept, 0 to 1 (§9). */
export const SAMPLE_RATE = 1;
/** Spans wait this long for company before they are sent, in milliseconds. */
export const EXPORT_BATCH_MS = 5_000;
