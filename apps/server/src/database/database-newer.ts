/** A later build has changed the database: this one would read and write it wrongly. The message names its latest change. */
export class DatabaseNewer extends Error {
  override readonly name = 'DatabaseNewer';
}
