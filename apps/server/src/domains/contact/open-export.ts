import { inTenant } from '#/database/transaction.ts';
import { fileKey } from '#/domains/upload/file-key.ts';
import type { Services } from '#/services.ts';
import { writeZip, type ZipEntry } from '#/write-zip.ts';
import { readExportLink } from './export-link.ts';
import { findPerson, listFiles, listRawMails, readRaw, readRows, type HeldFile } from './person.repository.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

type ExportServices = Pick<Services, 'database' | 'files' | 'secrets' | 'now'>;

export interface OpenedExport {
  name: string;
  /** A ZIP, written while it is read. */
  content: AsyncIterable<Uint8Array>;
}

interface Held {
  tables: [name: string, rows: unknown[]][];
  files: HeldFile[];
  mails: { id: string; at: number }[];
}

/** What a link of an export leads to: every row as JSON, and beside it the files and the mails that were not taken. */
export async function openExport(services: ExportServices, link: string): Promise<OpenedExport | undefined> {
  const exported = readExportLink(link, services.secrets, services.now());
  if (!exported) return undefined;
  const { tenantId, contactId } = exported;
  const held = await inTenant(services.database, tenantId, async (scope): Promise<Held | undefined> => {
    const person = await findPerson(scope, contactId);
    if (!person) return undefined;
    const tables: Held['tables'] = [];
    for (const table of PERSONAL_TABLES.toReversed()) if (table.told) tables.push([table.name, await readRows(scope, table, person)]);
    return { tables, files: await listFiles(scope, person), mails: await listRawMails(scope, person) };
  });
  return held && { name: `contact-${contactId}.zip`, content: writeZip(entriesOf(services, tenantId, held)) };
}

async function* entriesOf(services: ExportServices, tenantId: number, { tables, files, mails }: Held): AsyncGenerator<ZipEntry> {
  const now = services.now();
  yield { name: 'data.json', at: now, content: jsonOf(tables, now) };
  for (const { id, name, at } of files) {
    const stored = await services.files.read(fileKey(tenantId, id, 'original'));
    // What was taken back meanwhile is not handed out any more.
    if (stored) yield { name: `files/${id}/${plainName(name)}`, at, bytes: stored.bytes, content: stored.stream };
  }
  for (const { id, at } of mails) {
    const raw = await inTenant(services.database, tenantId, (scope) => readRaw(scope, id));
    if (raw) yield { name: `mails/${id}.eml`, at, bytes: raw.length, content: chunks([raw]) };
  }
}

/** Table by table, and row by row, so that the whole text is never held at once. */
function jsonOf(tables: Held['tables'], now: number): AsyncIterable<Uint8Array> {
  return chunks(piecesOf(tables, now));
}

function* piecesOf(tables: Held['tables'], now: number): Generator<Uint8Array> {
  yield Buffer.from(`{\n"exported_at": ${JSON.stringify(new Date(now).toISOString())}`);
  for (const [name, rows] of tables) {
    yield Buffer.from(`,\n${JSON.stringify(name)}: [`);
    for (const [index, row] of rows.entries()) yield Buffer.from(`${index === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`);
    yield Buffer.from(rows.length === 0 ? ']' : '\n]');
  }
  yield Buffer.from('\n}\n');
}

async function* chunks(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

/** A name that leads nowhere else when it is unpacked. */
function plainName(name: string): string {
  const plain = name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_');
  return plain === '' ? 'file' : plain;
}
