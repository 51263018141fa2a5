/** For `catch`: a file or folder that is not there is undefined, and everything else a failure. */
export function ifMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
  throw error;
}
