import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BusinessError } from '#/errors.ts';
import { takeTurns } from '#/take-turns.ts';

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
/** Beyond these a caller is asked to come back: about two seconds of work stand in the queue. */
const WAITING_MAX = 64;
const RETRY_AFTER_S = 2;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);

export interface PasswordHasher {
  /** @returns a PHC string with its own salt. @throws BusinessError throttled where too many are waiting */
  hash(password: string): Promise<string>;
  /** @throws BusinessError throttled where too many are waiting */
  verify(password: string, hash: string): Promise<boolean>;
}

/** Hashes with argon2id off the serving thread, a few at a time. */
export function createPasswordHasher(cost: PasswordCost = COST): PasswordHasher {
  const inTurn = takeTurns(RUNNING_MAX, (waiting) => {
    if (waiting >= WAITING_MAX) throw new BusinessError('throttled', { retry_after: RETRY_AFTER_S });
  });
  return {
    async hash(password) {
      const nonce = randomBytes(SALT_BYTES);
      const hash = await inTurn(() => derive('argon2id', parameters(password, nonce, cost)));
      return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${LANES}$${unpadded(nonce)}$${unpadded(hash)}`;
    },
    async verify(password, stored) {
      const parts = PHC.exec(stored);
      if (!parts) throw new TypeError('a stored password hash is not an argon2id PHC string');
      const [, memory, passes, parallelism, nonce = '', hash = ''] = parts;
      const expected = Buffer.from(hash, 'base64');
      const own = { parallelism: Number(parallelism), tagLength: expected.length };
      const actual = await inTurn(() =>
        derive('argon2id', {
          ...parameters(password, Buffer.from(nonce, 'base64'), { memoryKib: Number(memory), passes: Number(passes) }),
          ...own,
        }),
      );
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
