import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#/config.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Beside the embedded database; who may read it can read what is sealed. */
const KEY_FILE = 'secret.key';

/** Keeps what must be read again but never from the tables alone, with a key that is not in them. */
export interface SecretBox {
  /** @param context what it belongs to, such as a row; it opens for the same context only */
  seal(text: string, context: string): Buffer;
  /** @throws where the server's key or the context is another one */
  open(sealed: Buffer, context: string): string;
  /** A digest that cannot be tried out without the server's key, for short secrets. */
  digest(text: string, context: string): Buffer;
}

/** Seals with AES-256-GCM under LOBBY_SECRET, or under a key file that is made in the data folder when it is first needed. */
export function createSecretBox({ secret, data }: Pick<Config, 'secret' | 'data'>): SecretBox {
  let keys: ReturnType<typeof deriveKeys> | undefined;
  const readKeys = () => (keys ??= deriveKeys(secret ?? readKeyFile(data)));
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, readKeys().sealing, nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, context) {
      const [nonce, end] = [sealed.subarray(0, NONCE_BYTES), sealed.length - TAG_BYTES];
      const decipher = createDecipheriv(CIPHER, readKeys().sealing, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(end));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, end)), decipher.final()]).toString('utf8');
    },
    digest: (text, context) => createHmac('sha256', readKeys().digesting).update(`${context}\n${text}`).digest(),
  };
}

function deriveKeys(source: string): { sealing: Buffer; digesting: Buffer } {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', source, '', `lobby ${purpose}`, KEY_BYTES));
  return { sealing: derive('sealing'), digesting: derive('digesting') };
}

function readKeyFile(folder: string): string {
  const path = join(folder, KEY_FILE);
  const found = readIfThere(path);
  if (found !== undefined) return found;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Written aside and put in place whole: of two servers that start at once, both read the key of the first.
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(aside, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
  return readFileSync(path, 'utf8');
}

function readIfThere(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    // Another key in its place would seal anew what the old one must still open.
    if (text === '') throw new Error(`${path} is empty; restore it from a backup, or set LOBBY_SECRET`);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
