/** Codes of the network, and classes and codes of PostgreSQL (appendix A of its manual), that speak of the line and not of the statement. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const CONNECTION_CLASS = '08';
/** Shut down, crashed, starting up; no room for another connection. */
const GOING_DOWN = new Set(['57P01', '57P02', '57P03', '53300']);
/** The driver's own words for it; these errors have no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/;

/**
 * Whether an error says that the database could not be reached, or went away. Whether a statement that was under way, a
 * commit among them, has happened is unknown then.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK.has(code) || code.startsWith(CONNECTION_CLASS) || GOING_DOWN.has(code) || WORDS.test(error.message)) return true;
  // Drizzle wraps what the driver says.
  return isConnectionLost(error.cause);
}
