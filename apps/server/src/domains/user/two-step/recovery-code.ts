import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@lobby/contract';
import { randomBytes } from 'node:crypto';

/** Letters and digits that are not mistaken for one another; 32 of them, so that each byte gives one evenly. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUP = 5;

/** Recovery codes as they are shown, `k7d2m-x0q9t`: 50 bits of chance each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
  });
}

/** A recovery code as it is compared, however it was typed; undefined for what is none. */
export function readRecoveryCode(entered: string): string | undefined {
  const code = entered.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll(/[il]/g, '1').replaceAll('o', '0');
  return code.length === RECOVERY_CODE_LENGTH && Array.from(code).every((key) => ALPHABET.includes(key)) ? code : undefined;
}
