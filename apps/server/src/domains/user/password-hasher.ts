import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BusinessError } from '#/errors.ts';
import { fairTurns, type Asker } from '#/fair-turns.ts';

/** What one hash costs. */
export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** argon2id as OWASP asks for it. */
const COST: PasswordCost = { memoryKib: 19_456, passes: 2 };
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Half of libuv's four threads: files and name lookups need the others. */
const RUNNING_MAX = 2;
/** Beyond these a caller is asked to come back: in all, about four seconds of work, and of one asker. */
const WAITING_MAX = { all: 256, own: 32 };
const RETRY_AFTER_S = 2;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);

/** Who wants a hash made. */
export interface HashAsker extends Asker {
  /** Told when its turn has come: what it throws spares the work. */
  mayBegin?: () => Promise<void>;
}

export interface PasswordHasher {
  /** @returns a PHC string with its own salt. @throws BusinessError throttled where too many are waiting */
  hash(password: string, asker?: HashAsker): Promise<string>;
  /** @throws BusinessError throttled where too many are waiting */
  verify(password: string, hash: string, asker?: HashAsker): Promise<boolean>;
}

/** The server itself, which asks at its start. */
const SERVER: HashAsker = { own: 'server', source: 'server', account: 'server', isTrusted: true };

/** Hashes with argon2id off the serving thread, a few at a time; nobody's many keep another's one waiting. */
export function createPasswordHasher(cost: PasswordCost = COST): PasswordHasher {
  const inTurn = fairTurns(RUNNING_MAX, WAITING_MAX, () => new BusinessError('throttled', { retry_after: RETRY_AFTER_S }));
  const deriveInTurn = (asker: HashAsker, asked: Parameters<typeof derive>[1]) =>
    inTurn(asker, async () => {
      await asker.mayBegin?.();
      return derive('argon2id', asked);
    });
  return {
    async hash(password, asker = SERVER) {
      const nonce = randomBytes(SALT_BYTES);
      const hash = await deriveInTurn(asker, parameters(password, nonce, cost));
      return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${LANES}$${unpadded(nonce)}$${unpadded(hash)}`;
    },
    async verify(password, stored, asker = SERVER) {
      const parts = PHC.exec(stored);
      if (!parts) throw new TypeError('a stored password hash is not an argon2id PHC string');
      const [, memory, passes, parallelism, nonce = '', hash = ''] = parts;
      const expected = Buffer.from(hash, 'base64');
      const own = { parallelism: Number(parallelism), tagLength: expected.length };
      const actual = await deriveInTurn(asker, {
        ...parameters(password, Buffer.from(nonce, 'base64'), { memoryKib: Number(memory), passes: Number(passes) }),
        ...own,
      });
      return timingSafeEqual(actual, expected);
    },
  };
}

/** NFC, so that the same letters typed on two systems are the same password. */
function parameters(password: string, nonce: Buffer, { memoryKib: memory, passes }: PasswordCost) {
  return { message: password.normalize('NFC'), nonce, memory, passes, parallelism: LANES, tagLength: HASH_BYTES };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
