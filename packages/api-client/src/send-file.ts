import type { Attachment, Endpoint, upload, UploadPurpose } from '@lobby/contract';
import { ApiError } from './api-error.ts';
import { callEndpoint, type CallOptions } from './call-endpoint.ts';
import type { ApiClient } from './api-client.ts';

/** The calls that one side sends its files with. */
export interface FileCalls {
  readonly prepare: typeof upload.prepare | typeof upload.visitorPrepare;
  readonly part: Endpoint & Pick<typeof upload.part, 'request' | 'response'>;
  readonly done: Endpoint & Pick<typeof upload.done, 'request' | 'response'>;
}

export interface SendFileOptions {
  /** A UUID of this file: the same one again goes on where it was cut off. */
  readonly clientFileId: string;
  readonly signal: AbortSignal;
  /** Share of the file that has arrived, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Whether it waits for the server to be reached again. */
  readonly onWaiting: (waiting: boolean) => void;
  /** What the file is for; a message where nothing is said. */
  readonly purpose?: UploadPurpose | undefined;
  /** Replaces the client's token, such as a visitor's. */
  readonly getToken?: (() => Promise<string>) | undefined;
}

/** Pause after the first failure, and longest pause, in milliseconds. */
const PAUSE_MS = 1_000;
const PAUSE_MAX_MS = 30_000;

/**
 * Sends a file in its parts and closes it. A lost connection only delays it: what has arrived is not sent again. Rejects
 * with an `ApiError` where the file is not taken, or where it was given up.
 */
export async function sendFile(client: ApiClient, calls: FileCalls, file: File, options: SendFileOptions): Promise<Attachment> {
  for (let failures = 0; ;) {
    const reached = { part: false };
    try {
      return await attempt(client, calls, file, options, reached);
    } catch (error) {
      if (!(error instanceof ApiError) || !isPassing(error)) throw error;
      failures = reached.part ? 1 : failures + 1;
      options.onWaiting(true);
      await pause(error.retryAfter === undefined ? backoff(failures) : error.retryAfter * 1_000, options.signal);
    }
  }
}

/** A failure that a later try may better; a file that is not taken never is. */
function isPassing({ status, reason }: ApiError): boolean {
  if (reason === 'aborted' || reason === 'too_many_uploads') return false;
  return status === 0 || status >= 500 || status === 408 || status === 429 || reason === 'upload_incomplete' || reason === 'bad_answer';
}

async function attempt(
  client: ApiClient,
  calls: FileCalls,
  file: File,
  options: SendFileOptions,
  reached: { part: boolean },
): Promise<Attachment> {
  const { clientFileId, purpose, signal, onProgress, onWaiting, getToken } = options;
  const token = await getToken?.();
  const how: CallOptions = { signal, token, retry: false, quiet: token !== undefined };
  const announced = { client_file_id: clientFileId, name: file.name, bytes: file.size, mime: file.type, ...(purpose && { purpose }) };
  const { id, state, parts, part_bytes: size, received } = await callEndpoint(client, calls.prepare, announced, how);
  onWaiting(false);
  const bytesOf = (part: number) => Math.min(size, file.size - part * size);
  let arrived = received.reduce((sum, part) => sum + bytesOf(part), 0);
  const missing = state === 'ready' ? [] : Array.from({ length: parts }, (_, part) => part).filter((part) => !received.includes(part));
  for (const part of missing) {
    const bytes = bytesOf(part);
    const onUploadProgress = (share: number) => onProgress((arrived + share * bytes) / file.size);
    await callEndpoint(client, calls.part, { id, part }, { ...how, file: file.slice(part * size, part * size + bytes), onUploadProgress });
    reached.part = true;
    arrived += bytes;
    onProgress(arrived / file.size);
  }
  return callEndpoint(client, calls.done, { id }, how);
}

function backoff(failures: number): number {
  return Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}

/** Waits, but no longer than until the browser is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(new ApiError({ reason: 'aborted' }));
      else resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
