import { negotiateLocale } from '@lobby/contract';
import { maxHeaderSize, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { BusinessError } from '#/errors.ts';
import { fail } from './answer.ts';

const LIMIT = `${maxHeaderSize / 1024} kB`;

interface Reason {
  status: number;
  error: () => BusinessError;
}

/** What Node says of a request that it could not read, with what it is answered. Any other reason is that it is no HTTP. */
const REASONS: Record<string, Reason> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: () => new BusinessError('too_large', {}, { limit: LIMIT }) },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: () => new BusinessError('too_large', {}, { limit: LIMIT }) },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: () => new BusinessError('unavailable') },
};
const NO_HTTP: Reason = { status: 400, error: () => new BusinessError('malformed_body') };
const NO_WAY: Reason = { status: 405, error: () => new BusinessError('malformed_body') };

interface Unreadable extends Error {
  code?: string;
  /** What had come of it. */
  rawPacket?: Buffer;
}

type Waiting = Duplex & { _httpMessage?: ServerResponse | null };

/**
 * Answers with the envelope what is refused before there is a request, or in the middle of its body: headers that are too large, come too
 * slowly, or are none; pieces of a body that are none; and a way through to another server.
 */
export function refuseUnreadable(server: Server): void {
  server.on('clientError', (error: Unreadable, socket: Waiting) => {
    // Half an answer is on its way already, or nobody is there to read one.
    if (!socket.writable || error.code === 'ECONNRESET' || socket._httpMessage?.headersSent) {
      socket.destroy(error);
      return;
    }
    answer(REASONS[error.code ?? ''] ?? NO_HTTP, languagesIn(error, socket), socket).catch(() => socket.destroy(error));
  });
  server.on('connect', ({ headers }, socket) => {
    answer(NO_WAY, headers['accept-language'], socket).catch((error: Error) => socket.destroy(error));
  });
}

/** What the caller reads, as far as it has come. */
function languagesIn({ rawPacket }: Unreadable, { _httpMessage: waiting }: Waiting): string | undefined {
  if (waiting) return waiting.req.headers['accept-language'];
  return /^accept-language: ?(.{1,200})\r?$/im.exec(rawPacket?.toString('latin1') ?? '')?.[1];
}

async function answer({ status, error }: Reason, languages: string | undefined, socket: Duplex): Promise<void> {
  const response = fail(error(), negotiateLocale(languages));
  const body = await response.text();
  const headers = [...response.headers, ['content-length', String(Buffer.byteLength(body))], ['connection', 'close']];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
