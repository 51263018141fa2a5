import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

/** What Node says of a tag that does not fit. */
const REFUSED = 'unable to authenticate';
const SECRET = 'thirty-two characters, and a few more';

let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'lobby-secret-'));
});
afterAll(() => rm(data, { recursive: true }));

describe('what is sealed', () => {
  const box = createSecretBox({ secret: SECRET, data: '/nowhere' });

  test('is read again with the same key and for the same purpose only', () => {
    const sealed = box.seal('pässword', 'row 1');
    expect(createSecretBox({ secret: SECRET, data: '/nowhere' }).open(sealed, 'row 1')).toBe('pässword');
    expect(() => box.open(sealed, 'row 2')).toThrow(REFUSED);
    expect(() => createSecretBox({ secret: `${SECRET}.`, data: '/nowhere' }).open(sealed, 'row 1')).toThrow(REFUSED);
  });

  test('looks different each time, and shows nothing', () => {
    expect(box.seal('same', 'row')).not.toEqual(box.seal('same', 'row'));
    expect(box.seal('same', 'row').toString('latin1')).not.toContain('same');
  });

  test('is refused when one bit was changed', () => {
    const sealed = box.seal('same', 'row');
    for (const at of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => box.open(changed, 'row')).toThrow(REFUSED);
    }
    expect(() => box.open(sealed.subarray(0, 5), 'row')).toThrow(/./);
  });

  test('has a digest that is the same for the same text, purpose and key', () => {
    expect(box.digest('code', 'user 1')).toEqual(box.digest('code', 'user 1'));
    expect(box.digest('code', 'user 1')).not.toEqual(box.digest('code', 'user 2'));
    expect(box.digest('code', 'user 1')).not.toEqual(createSecretBox({ secret: `${SECRET}.`, data }).digest('code', 'user 1'));
  });
});

describe('without a secret in the settings', () => {
  test('a key file is made when it is first needed, for its owner’s eyes only, and kept', async () => {
    const folder = join(data, 'new', 'folder');
    const box = createSecretBox({ secret: undefined, data: folder });
    await expect(stat(folder)).rejects.toThrow('ENOENT');
    const sealed = box.seal('text', 'row');
    expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(createSecretBox({ secret: undefined, data: folder }).open(sealed, 'row')).toBe('text');
  });

  test('an empty or unreadable key file is an error, and is not replaced', async () => {
    await writeFile(join(data, 'secret.key'), '');
    await chmod(join(data, 'secret.key'), 0o600);
    expect(() => createSecretBox({ secret: undefined, data }).seal('text', 'row')).toThrow('secret.key');
    expect(await readFile(join(data, 'secret.key'), 'utf8')).toBe('');
  });
});
