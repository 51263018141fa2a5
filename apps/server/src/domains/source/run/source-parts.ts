import type { Logger } from 'pino';
import type { Announcer } from '#/announcer.ts';
import type { Database } from '#/database/open-database.ts';
import type { SourceRow } from './source-row.ts';
import type { DocumentReader } from '#/domains/source/read/document-reader.ts';
import type { Pace } from '#/domains/source/web/pace.ts';
import type { FileStore } from '#/outside/file-store.ts';
import type { GuardedFetch } from '#/outside/guarded/guarded-fetch.ts';
import type { Locale } from '@lobby/contract';

/** What reading sources works with. */
export interface SourceParts {
  database: Database;
  guardedFetch: GuardedFetch;
  files: FileStore;
  announcer: Announcer;
  now: () => number;
  log: Logger;
  /** How the reader names itself to sites. */
  agent: string;
  /** How often sites are called. */
  pace: Pace;
}

/** One reading of one source. */
export interface Run extends SourceParts {
  tenantId: number;
  source: SourceRow;
  lease: string;
  /** Ends with the process, a pause, or another reader. */
  signal: AbortSignal;
  reader: DocumentReader;
  /** Language of what shows none. */
  locale: Locale;
  /** Lets people who look at the source look again; at most once a second. */
  tell: () => void;
}
