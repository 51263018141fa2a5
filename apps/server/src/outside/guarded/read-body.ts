import type { Response } from 'undici';
import { OutgoingRefused } from './outgoing-refused.ts';

/**
 * Reads a body up to a size, counted after decompression: a small bomb ends where it grows too large.
 * @throws OutgoingRefused too_large
 */
export async function readBody(response: Response, maxBytes: number, url: string): Promise<Uint8Array> {
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (announced > maxBytes) {
    await response.body?.cancel();
    throw new OutgoingRefused('too_large', url);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new OutgoingRefused('too_large', url);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
