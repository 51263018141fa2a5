/**
 * Calls that are never traced (§9): upload, translate, user info, pay check, pay initiate. Matched against the whole
 * URL; what stands in a query does not count.
 */
export const SKIPPED_ENDPOINTS: readonly RegExp[] = [
  /^[^?#]*\/upload(?:[/?#]|$)/,
  /^[^?#]*\/translate(?:[/?#]|$)/,
  /^[^?#]*\/api\/micro\/user\/info(?:[/?#]|$)/,
  /^[^?#]*\/api\/micro\/chatbot\/pay\/check(?:[/?#]|$)/,
  /^[^?#]*\/api\/micro\/chatbot\/pay\/initiate(?:[/?#]|$)/,
];
