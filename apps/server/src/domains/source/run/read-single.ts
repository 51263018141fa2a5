import { join } from 'node:path';
import { firstPage, savePagePhase } from './page.repository.ts';
import { DocumentRefused } from '#/domains/source/read/parsed-document.ts';
import type { ReaderTask } from '#/domains/source/read/reader-messages.ts';
import { savePhase } from './source.repository.ts';
import { fetchSourceFile } from '#/domains/upload/source-file.ts';
import { inWorkFolder } from '#/outside/files/work-folder.ts';
import type { Run } from './source-parts.ts';
import { endPage, hashOf, inRun, storeDocument } from './store-document.ts';

/** Reads a file or a pasted text. */
export async function readSingle(run: Run): Promise<void> {
  await inWorkFolder('source', (folder) => readInto(run, join(folder, 'file')));
}

async function readInto(run: Run, path: string): Promise<void> {
  const { source } = run;
  const page = await inRun(run, (scope) => firstPage(scope, source.id));
  if (!page) throw new Error('a file or a text is one page');
  if (page.state === 'held') return;
  try {
    const { origin, bytes, hash } = await originOf(run, path);
    await phase(run, page.id, 'parsing');
    const document = { name: source.name, address: '', contentType: '', robots: '', keep: '', drop: '' };
    const answer = await run.reader.do({ kind: 'read', document, source: origin, locale: run.locale, dropped: [] });
    if (!('read' in answer)) throw new Error('the reader spoke of something else');
    if (answer.read.characters === 0) throw new DocumentRefused('no_text');
    await phase(run, page.id, 'indexing');
    const arrival = { bodyHash: hash, bytes, etag: null, lastModified: null, address: undefined };
    await storeDocument(run, page, { ...answer.read, title: titleOf(run, answer.read.title) }, arrival);
  } catch (error) {
    run.signal.throwIfAborted();
    if (!(error instanceof DocumentRefused)) throw error;
    await inRun(run, (scope) => endPage(scope, run, page, { state: 'failed', reason: error.reason, forget: false }));
  }
}

/** A file goes by its own title where it has one, a text by what a person called it. */
function titleOf({ source }: Run, found: string): string {
  return source.kind === 'text' || found === '' ? source.name : found;
}

async function phase(run: Run, pageId: string, state: 'parsing' | 'indexing'): Promise<void> {
  await inRun(run, async (scope) => {
    await savePagePhase(scope, pageId, state);
    await savePhase(scope, run.source.id, run.lease, state);
  });
  run.tell();
}

interface Origin {
  origin: Extract<ReaderTask, { kind: 'read' }>['source'];
  bytes: number;
  hash: string;
}

async function originOf({ source, tenantId, database, files }: Run, path: string): Promise<Origin> {
  if (source.kind === 'text') {
    const bytes = Buffer.from(source.body ?? '');
    return { origin: { bytes }, bytes: bytes.length, hash: hashOf(bytes) };
  }
  const file = source.fileId === null ? undefined : await fetchSourceFile({ database, files }, tenantId, source.fileId, path);
  if (!file) throw new DocumentRefused('not_found');
  return { origin: { path }, bytes: file.bytes, hash: file.sha256 };
}
