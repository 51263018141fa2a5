import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flushTree } from './flush-tree.ts';

test('a file that is gone by the time it is reached stops nothing; a folder that is not there does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-flush-'));
  try {
    await mkdir(join(folder, 'base'));
    await writeFile(join(folder, 'base', 'rows'), 'some');
    // It is listed, and there is nothing to open.
    await symlink(join(folder, 'gone'), join(folder, 'base', 'cache'));
    await flushTree(folder);
    await expect(flushTree(join(folder, 'gone'))).rejects.toThrow('ENOENT');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
