const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET']);
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);
/** SQLSTATE of a wrong name or password, and of a database that is not there. */
const REFUSED = new Set(['28000', '28P01']);
const NO_DATABASE = '3D000';

/** What hinders a start, in one plain sentence; undefined for what is no matter of the settings. Pure. */
export function explainStart(error: unknown, databaseUrl: string | undefined): string | undefined {
  const { code, path, syscall } = detailsOf(error);
  if (code === undefined) return undefined;
  const database = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  // Of a file there is a path: a socket and the database have none.
  if (database !== undefined && path === undefined) {
    if (UNREACHABLE.has(code)) return `The PostgreSQL at ${database.host} cannot be reached (${code}). Start it, or correct DATABASE_URL.`;
    if (REFUSED.has(code)) return `The PostgreSQL at ${database.host} refuses the user or the password in DATABASE_URL. Correct it.`;
    if (code === NO_DATABASE)
      return `There is no database ${database.pathname.slice(1)} at ${database.host}. Create it, or correct DATABASE_URL.`;
  }
  if (path === undefined || syscall === undefined) return undefined;
  if (code === 'ENOTDIR' || (code === 'EEXIST' && syscall === 'mkdir'))
    return `The data folder ${path} lies under a file. Set LOBBY_DATA to a folder.`;
  if (UNWRITABLE.has(code))
    return `The data folder cannot be written: ${path} (${code}). Give this user the right, or set LOBBY_DATA to another folder.`;
  if (code === 'ENOSPC') return `There is no room left on the disk for ${path}. Make room, or set LOBBY_DATA to a folder on another disk.`;
  return undefined;
}

/** Several addresses of one name fail together, and drivers wrap what the system said. */
function detailsOf(error: unknown): { code?: string; path?: string; syscall?: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return detailsOf(error.errors[0]);
  if (!(error instanceof Error)) return {};
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined && error.cause !== undefined) return detailsOf(error.cause);
  return { ...(code !== undefined && { code }), ...(path !== undefined && { path }), ...(syscall !== undefined && { syscall }) };
}
