import { crc32 } from 'node:zlib';

/** A file of a ZIP. */
export interface ZipEntry {
  name: string;
  /** How long it is; undefined where that is not known, and less than 4 GiB. */
  bytes?: number;
  /** Milliseconds since 1970. */
  at: number;
  content: AsyncIterable<Uint8Array>;
}

const UINT16_MAX = 0xff_ff;
const UINT32_MAX = 0xff_ff_ff_ff;
/** What a reader has to know: sizes of 64 bits (APPNOTE 4.4.3). */
const VERSION = 45;
/** Names are UTF-8, and the length and the sum of a file stand behind it (APPNOTE 4.4.4). */
const FLAGS = 0x08_08;
/** APPNOTE 4.5.3. */
const ZIP64_EXTRA = 1;

interface Written {
  name: Buffer;
  at: number;
  crc: number;
  bytes: number;
  offset: number;
}

/**
 * A ZIP of files as they come, none of which is ever held as a whole: stored as they are, since pictures and documents are packed
 * already, and with the 64-bit records where a file, or all of them, are longer than 4 GiB. @throws where a file is not as long as it says
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, bytes: announced, at, content } of entries) {
    const entry: Written = { name: Buffer.from(name), at, crc: 0, bytes: 0, offset };
    const isLong = (announced ?? 0) >= UINT32_MAX;
    const head = localHeader(entry, isLong);
    yield head;
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc);
      entry.bytes += chunk.length;
      yield chunk;
    }
    if (entry.bytes !== (announced ?? entry.bytes) || (!isLong && entry.bytes >= UINT32_MAX))
      throw new Error(`${name} has ${entry.bytes} bytes, and not ${announced ?? 'less than 4 GiB'}`);
    const foot = dataDescriptor(entry, isLong);
    yield foot;
    offset += head.length + entry.bytes + foot.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(centralHeader));
  yield directory;
  yield endRecords(written.length, directory.length, offset);
}

/** Little-endian fields, each with its width in bytes. */
function record(fields: readonly (readonly [value: number, width: 2 | 4 | 8])[], ...tail: Buffer[]): Buffer {
  const head = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0));
  let place = 0;
  for (const [value, width] of fields) {
    if (width === 8) head.writeBigUInt64LE(BigInt(value), place);
    else head.writeUIntLE(value, place, width);
    place += width;
  }
  return Buffer.concat([head, ...tail]);
}

/** Date and time as MS-DOS wrote them, in UTC. */
function dosTime(at: number): readonly [time: number, date: number] {
  const d = new Date(at);
  const years = Math.max(0, d.getUTCFullYear() - 1980);
  return [
    (d.getUTCHours() << 11) | (d.getUTCMinutes() << 5) | (d.getUTCSeconds() >> 1),
    (years << 9) | ((d.getUTCMonth() + 1) << 5) | d.getUTCDate(),
  ];
}

function localHeader({ name, at }: Written, isLong: boolean): Buffer {
  const [time, date] = dosTime(at);
  const extra = isLong
    ? record([
        [ZIP64_EXTRA, 2],
        [16, 2],
        [0, 8],
        [0, 8],
      ])
    : Buffer.alloc(0);
  const size = isLong ? UINT32_MAX : 0;
  return record(
    [
      [0x04_03_4b_50, 4],
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2],
      [time, 2],
      [date, 2],
      [0, 4],
      [size, 4],
      [size, 4],
      [name.length, 2],
      [extra.length, 2],
    ],
    name,
    extra,
  );
}

function dataDescriptor({ crc, bytes }: Written, isLong: boolean): Buffer {
  const width = isLong ? 8 : 4;
  return record([
    [0x08_07_4b_50, 4],
    [crc, 4],
    [bytes, width],
    [bytes, width],
  ]);
}

function centralHeader({ name, at, crc, bytes, offset }: Written): Buffer {
  const [time, date] = dosTime(at);
  const isLong = bytes >= UINT32_MAX || offset >= UINT32_MAX;
  const extra = isLong
    ? record([
        [ZIP64_EXTRA, 2],
        [24, 2],
        [bytes, 8],
        [bytes, 8],
        [offset, 8],
      ])
    : Buffer.alloc(0);
  return record(
    [
      [0x02_01_4b_50, 4],
      [VERSION, 2],
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2],
      [time, 2],
      [date, 2],
      [crc, 4],
      [isLong ? UINT32_MAX : bytes, 4],
      [isLong ? UINT32_MAX : bytes, 4],
      [name.length, 2],
      [extra.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [isLong ? UINT32_MAX : offset, 4],
    ],
    name,
    extra,
  );
}

/** Where the directory lies; the 64-bit records are always there, and count where the short one cannot say it. */
function endRecords(count: number, bytes: number, offset: number): Buffer {
  const long = record([
    [0x06_06_4b_50, 4],
    [44, 8],
    [VERSION, 2],
    [VERSION, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [bytes, 8],
    [offset, 8],
    [0x07_06_4b_50, 4],
    [0, 4],
    [offset + bytes, 8],
    [1, 4],
  ]);
  const short = record([
    [0x06_05_4b_50, 4],
    [0, 2],
    [0, 2],
    [Math.min(count, UINT16_MAX), 2],
    [Math.min(count, UINT16_MAX), 2],
    [Math.min(bytes, UINT32_MAX), 4],
    [Math.min(offset, UINT32_MAX), 4],
    [0, 2],
  ]);
  return Buffer.concat([long, short]);
}
