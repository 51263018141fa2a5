import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** In a thread of its own: what a zip unpacks to takes tenths of a second, in which others are answered. */
const inflate = promisify(inflateRaw);

/** Files of one zip, and what they may come to unpacked, in bytes. */
export const ZIP_FILES_MAX = 2_000;
export const UNPACKED_MAX = 60 * 1024 * 1024;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

export type ZipFault = 'unreadable_zip' | 'too_many_files' | 'unpacks_too_far' | 'bad_path';

/** Why a zip is not opened. */
export class ZipRefused extends Error {
  readonly fault: ZipFault;
  constructor(fault: ZipFault, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'ZipRefused';
    this.fault = fault;
  }
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/**
 * The files of a zip by their paths. Nothing is unpacked further than it says of itself, and all of it together no further than the limit.
 * @throws ZipRefused also for a path that leads out of its folder
 */
export async function readZip(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return await unpack(data, entriesOf(data));
  } catch (cause) {
    throw cause instanceof ZipRefused ? cause : new ZipRefused('unreadable_zip', { cause });
  }
}

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

function entriesOf(data: Buffer): Entry[] {
  const end = findEnd(data);
  const count = data.readUInt16LE(end + 10);
  if (count > ZIP_FILES_MAX) throw new ZipRefused('too_many_files');
  const entries: Entry[] = [];
  let at = data.readUInt32LE(end + 16);
  for (let no = 0; no < count; no += 1) {
    if (data.readUInt32LE(at) !== ENTRY || (data.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new ZipRefused('unreadable_zip');
    const [nameBytes, extra, comment] = [data.readUInt16LE(at + 28), data.readUInt16LE(at + 30), data.readUInt16LE(at + 32)];
    const name = data.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    entries.push({
      name,
      method: data.readUInt16LE(at + 10),
      packed: data.readUInt32LE(at + 20),
      size: data.readUInt32LE(at + 24),
      offset: data.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + extra + comment;
  }
  if (entries.reduce((sum, { size }) => sum + size, 0) > UNPACKED_MAX) throw new ZipRefused('unpacks_too_far');
  return entries;
}

function findEnd(data: Buffer): number {
  for (let at = data.length - END_BYTES; at >= Math.max(0, data.length - END_BYTES - COMMENT_MAX); at -= 1) {
    if (data.readUInt32LE(at) === END) return at;
  }
  throw new ZipRefused('unreadable_zip');
}

async function unpack(data: Buffer, entries: readonly Entry[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, method, packed, size, offset } of entries) {
    if (leadsOut(name)) throw new ZipRefused('bad_path');
    if (name.endsWith('/')) continue;
    if (data.readUInt32LE(offset) !== LOCAL) throw new ZipRefused('unreadable_zip');
    const start = offset + LOCAL_BYTES + data.readUInt16LE(offset + 26) + data.readUInt16LE(offset + 28);
    const content = data.subarray(start, start + packed);
    if (content.length !== packed) throw new ZipRefused('unreadable_zip');
    files.set(name, await inflated(content, method, size));
  }
  return files;
}

async function inflated(content: Buffer, method: number, size: number): Promise<Uint8Array> {
  if (method === STORED && content.length === size) return content;
  if (method !== DEFLATED) throw new ZipRefused('unreadable_zip');
  if (size === 0) return Buffer.alloc(0);
  try {
    // A bomb says little and unpacks to much: it is cut off at what it said.
    return await inflate(content, { maxOutputLength: size });
  } catch (cause) {
    const isBomb = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ZipRefused(isBomb ? 'unpacks_too_far' : 'unreadable_zip', { cause });
  }
}

function leadsOut(name: string): boolean {
  return /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split('/').includes('..');
}
