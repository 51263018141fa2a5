import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { makeSound } from './make-sound.ts';

const VOICE = fileURLToPath(new URL('../../../../test/recordings/voice.webm', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lobby-sound-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const to = join(folder, 'made');

test('how long a recording is, is found in what was made of it too', async () => {
  const made = await makeSound({ do: 'm4a', from: VOICE, to });
  const measured = await makeSound({ do: 'measure', from: to, to: '' });
  if ('refused' in made || 'refused' in measured) throw new Error('it was refused');
  expect(Math.abs(made.durationMs - measured.durationMs)).toBeLessThan(150);
});

test('what is no recording is refused', async () => {
  const from = join(folder, 'noise');
  writeFileSync(from, Buffer.alloc(100_000, 'noise'));
  expect(await makeSound({ do: 'ogg', from, to })).toEqual({ refused: expect.any(String) as string });
});

test('one that takes longer than any may is refused, and the next one is worked on', async () => {
  expect(await makeSound({ do: 'ogg', from: VOICE, to }, 1)).toEqual({ refused: 'it takes more time or memory than any recording may' });
  expect(await makeSound({ do: 'ogg', from: VOICE, to })).toMatchObject({ durationMs: expect.any(Number) as number });
});
