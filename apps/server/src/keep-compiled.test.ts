import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobby-compiled-'));
  await writeFile(join(folder, 'work.cjs'), 'exports.work = () => "done";');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A process that keeps what it compiles, works, and is killed once that is written. */
async function work(compiled: string, environment: Record<string, string> = {}): Promise<string> {
  const code = `
    const { keepCompiled } = await import(${JSON.stringify(new URL('keep-compiled.ts', import.meta.url).href)});
    keepCompiled(${JSON.stringify(compiled)}, 0);
    const { writeSync } = process.getBuiltinModule('fs');
    writeSync(1, process.getBuiltinModule('module').createRequire(${JSON.stringify(folder)})(${JSON.stringify(join(folder, 'work.cjs'))}).work());
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 0);`;
  return run(process.execPath, ['--input-type=module', '--eval', code], { env: environment }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
}

test('what was compiled is there for the next start, also of a process that is killed', async () => {
  const compiled = join(folder, 'compiled');
  expect(await work(compiled)).toBe('done');
  expect((await readdir(compiled, { recursive: true })).length).toBeGreaterThan(1);
});

test('a start does not need the folder', async () => {
  await writeFile(join(folder, 'file'), '');
  expect(await work(join(folder, 'file', 'compiled'))).toBe('done');
});

test('the operator may name another folder', async () => {
  const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];
  expect(await work(ours, { NODE_COMPILE_CACHE: theirs })).toBe('done');
  expect(await readdir(folder)).not.toContain('ours');
  expect((await readdir(theirs, { recursive: true })).length).toBeGreaterThan(1);
});
