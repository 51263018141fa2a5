/** An embedded database could not be opened: its files are none, or are broken. */
export class DatabaseBroken extends Error {
  override readonly name = 'DatabaseBroken';
  readonly directory: string;

  constructor(directory: string, cause: Error) {
    super(cause.message, { cause });
    this.directory = directory;
  }
}
