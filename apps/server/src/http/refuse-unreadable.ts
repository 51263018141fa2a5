import { negotiateLocale } from '@lobby/contract';
import { maxHeaderSize, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { BusinessError } from '#/errors.ts';
import { fail } from './answer.ts';

const LIMIT = `${maxHeaderSize / 1024} kB`;

/** What Node says of a request that it could not read, with what it is answered. Any other reason is that it is no HTTP. */
const REASONS: Record<string, { status: number; error: () => BusinessError }> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: () => new BusinessError('too_large', {}, { limit: LIMIT }) },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: () => new BusinessError('too_large', {}, { limit: LIMIT }) },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: () => new BusinessError('unavailable') },
};
const NO_HTTP = { status: 400, error: () => new BusinessError('malformed_body') };

interface Unreadable extends Error {
  code?: string;
  /** What had come of it. */
  rawPacket?: Buffer;
}

/** Answers with the envelope what is refused before there is a request: headers that are too large, come too slowly, or are none. */
export function refuseUnreadable(server: Server): void {
  server.on('clientError', (error: Unreadable, socket) => {
    // Half an answer is on its way already, or nobody is there to read one.
    if (!socket.writable || error.code === 'ECONNRESET' || ('_httpMessage' in socket && socket._httpMessage)) {
      socket.destroy(error);
      return;
    }
    answer(error, socket).catch(() => socket.destroy(error));
  });
}

async function answer({ code = '', rawPacket }: Unreadable, socket: Duplex): Promise<void> {
  const { status, error } = REASONS[code] ?? NO_HTTP;
  const languages = /^accept-language: ?(.{1,200})\r?$/im.exec(rawPacket?.toString('latin1') ?? '')?.[1];
  const response = fail(error(), negotiateLocale(languages));
  const body = await response.text();
  const headers = [...response.headers, ['content-length', String(Buffer.byteLength(body))], ['connection', 'close']];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
