import { BusinessError } from '#/errors.ts';
import { isWeakPassword } from './is-weak-password.ts';

/** @throws BusinessError weak_password for one that would be guessed quickly */
export function refuseWeakPassword(password: string, own: readonly (string | null | undefined)[]): void {
  if (isWeakPassword(password, own)) throw new BusinessError('weak_password');
}
