import type { PostClient } from '#test/load/post-client.ts';
import type { ServerProcess } from '#test/server-process.ts';

/** Where work on what the bot knows is done. */
export interface Place {
  server: ServerProcess;
  client: PostClient;
  /** Of somebody who may do all. */
  token: string;
  size: number;
}

/** One kind of work. */
export interface Work {
  name: string;
  /** What the server is set to beside what every run has. */
  settings: Record<string, string>;
  /** What visitors ask meanwhile; something that the business knew before. */
  question: string;
  /** Made before the server starts, on its empty database with the demo business. */
  prepare?(database: { url: string | undefined; directory: string }): Promise<void>;
  /** Does the work to its end. @returns what came of it, in words */
  run(place: Place): Promise<string>;
  close(): Promise<void>;
}
