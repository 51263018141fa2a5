import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { serveReader } from '#/domains/sheet/serve-reader.ts';

/** Reads of a file who reads it, after it has done what the file says. */
serveReader(({ does }: { does: 'read' | 'refuse' | 'grow' | 'die' }) => {
  if (does === 'refuse') throw new FileRefused({ code: 'unreadable_file' });
  if (does === 'die') process.kill(process.pid, 'SIGKILL');
  const rows = does === 'grow' ? Array.from({ length: 400 }, () => new Uint8Array(1_000_000).fill(1)).map(({ length }) => length) : [];
  return { facts: process.pid, rows };
});
