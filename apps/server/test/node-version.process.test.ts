import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT } from './server-process.ts';

/** Runs the built server under a Node that says it is another one. */
async function startAs(version: string): Promise<{ code: number; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-node-'));
  const disguise = join(folder, 'disguise.cjs');
  await writeFile(disguise, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
  // A port that is none: a server that begins all the same ends with that.
  const env = { PATH: process.env['PATH'], PORT: 'none', LOBBY_DATA: folder };
  const ended = await new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['--require', disguise, BUILT], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });
  await rm(folder, { recursive: true });
  return ended;
}

test.each(['10.24.1', '18.20.4', '20.19.0', '22.21.0', '24.6.0'])(
  'under Node %s the built server says in one sentence what it needs',
  async (version) => {
    const { code, output } = await startAs(version);
    expect(code).toBe(1);
    expect(output).toMatch(/^The built server needs Node 24\.7 or newer, and this is Node [\d.]+\. `npm start` brings its own: .+\.\n$/);
    expect(output).toContain(version);
  },
);

test.each(['24.7.0', '26.0.0'])('under Node %s it starts', async (version) => {
  expect((await startAs(version)).output).toMatch(/^PORT must be a whole number/);
});
