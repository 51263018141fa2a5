import type { Services } from '#/services.ts';

/** A secret as it is stored: sealed for its own account, so that it is worth nothing in another's row. */
export function sealSecret({ secrets }: Pick<Services, 'secrets'>, userId: number, secret: Buffer): Buffer {
  return secrets.seal(secret.toString('base64'), contextOf(userId));
}

export function openSecret({ secrets }: Pick<Services, 'secrets'>, userId: number, sealed: Buffer): Buffer {
  return Buffer.from(secrets.open(sealed, contextOf(userId)), 'base64');
}

/** What is stored of a recovery code. */
export function hashRecoveryCode({ secrets }: Pick<Services, 'secrets'>, userId: number, code: string): Buffer {
  return secrets.digest(code, `recovery code ${userId}`);
}

function contextOf(userId: number): string {
  return `two-step secret ${userId}`;
}
