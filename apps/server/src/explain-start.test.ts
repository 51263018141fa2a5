import { mkdir, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainStart } from './explain-start.ts';

const URL_OF_DATABASE = 'postgres://lobby:secret@db.example:5432/shop';
const failure = (code: string, more: object = {}) => Object.assign(new Error('failed'), { code, ...more });

test.each([
  ['ECONNREFUSED', 'cannot be reached'],
  ['ENOTFOUND', 'cannot be reached'],
  ['28P01', 'refuses the user or the password'],
  ['3D000', 'There is no database shop'],
])('a DATABASE_URL that fails with %s is one plain sentence, without its password', (code, words) => {
  for (const error of [
    failure(code),
    new Error('query failed', { cause: failure(code) }),
    new AggregateError([failure(code)], 'all failed'),
  ]) {
    const said = explainStart(error, URL_OF_DATABASE);
    expect(said).toContain(words);
    expect(said).toContain('db.example:5432');
    expect(said).not.toContain('secret');
    expect(said?.split('\n')).toHaveLength(1);
  }
});

test('a data folder under a file is said to be one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-start-'));
  await writeFile(join(folder, 'file'), '');
  const error: unknown = await mkdir(join(folder, 'file', 'data'), { recursive: true }).catch((cause: unknown) => cause);
  expect(explainStart(error, undefined)).toMatch(/^The data folder .* lies under a file\. Set LOBBY_DATA to a folder\.$/);
  await rm(folder, { recursive: true });
});

test.each(['EACCES', 'EROFS', 'EPERM'])('one that cannot be written (%s) is said to be', (code) => {
  expect(explainStart(failure(code, { path: '/srv/data', syscall: 'mkdir' }), undefined)).toContain('cannot be written: /srv/data');
});

test('what is no matter of the settings is left to others', () => {
  for (const error of [new Error('x'), 'x', undefined, failure('EADDRINUSE', { port: 3000, syscall: 'listen' })])
    expect(explainStart(error, URL_OF_DATABASE)).toBeUndefined();
});
