import { join } from 'node:path';
import type { Config } from '#/config.ts';
import { createLocalFileStore } from './files/local-file-store.ts';
import { createS3FileStore } from './files/s3-file-store.ts';

/** Bytes to keep: in memory, or as a file on this machine. */
export type FileSource = Uint8Array | { path: string };

/** Which bytes of a file, from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

interface StoredBytes {
  /** Of the whole file. */
  bytes: number;
  /** Of the range, where one was asked for. */
  stream: ReadableStream<Uint8Array>;
}

/** Where files lie. Keys are words divided by `/`, made by this server. */
export interface FileStore {
  /** Keeps the whole file or nothing; it replaces what was there. Durable when it resolves. */
  put(key: string, source: FileSource): Promise<void>;
  /** The whole file, or a range of it; undefined where there is none. @throws RangeError where the range lies behind its end */
  read(key: string, range?: ByteRange): Promise<StoredBytes | undefined>;
  /** Its length in bytes; undefined where there is none. */
  size(key: string): Promise<number | undefined>;
  /** What is not there is no failure. */
  remove(keys: readonly string[]): Promise<void>;
  /** Removes what was begun before a time, in milliseconds since 1970 by the clock of the machine, and never became whole. */
  removeUnfinished(before: number): Promise<void>;
}

/** The store that the configuration asks for: an S3-compatible one, or a folder beside the embedded database. */
export function openFileStore({ data, s3 }: Pick<Config, 'data' | 's3'>): FileStore {
  return s3 ? createS3FileStore(s3) : createLocalFileStore(join(data, 'files'));
}
