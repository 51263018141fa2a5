/** The answer of an endpoint that answers with a file. */
export interface FileAnswer {
  readonly blob: Blob;
  /** Name that the server gave the file; undefined where it gave none. */
  readonly filename: string | undefined;
}

/** The file name of a Content-Disposition header (RFC 6266): the UTF-8 form where there is one, never a path. */
export function readFilename(disposition: unknown): string | undefined {
  if (typeof disposition !== 'string') return undefined;
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const quoted = /;\s*filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(disposition);
  const name = decoded(extended) ?? quoted?.[1]?.replace(/\\(.)/g, '$1') ?? quoted?.[2];
  return name?.split(/[\\/]/).at(-1) || undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
