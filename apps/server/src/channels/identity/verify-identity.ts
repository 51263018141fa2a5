import type { IdentityFault, Locale, SecretUse, VisitorIdentity } from '@lobby/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FoundChannel } from '#/channels/find-channel-of.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { openChannelSecret } from './channel-secret.ts';
import { fieldsOf, readClaims, type SaidFields } from './read-fields.ts';
import { readSecrets, touchSecret } from './secret.repository.ts';
import { verifyToken, type TokenSecret } from './verify-token.ts';

/** A proof by a hash names no end: the page shows it anew each time. */
const HASH_TRUSTED_MS = 86_400_000;

/** Who a visitor is by what the page handed over. */
export interface KnownVisitor {
  /** What the business's site has signed; undefined where it signed nothing. */
  proven: { externalId: string; fields: SaidFields; until: number } | undefined;
  /** What the page says, and nobody has signed. */
  claims: SaidFields;
}

type Parts = Pick<Services, 'secrets' | 'now'>;

/**
 * Checks what a page says of its visitor, by the rules of its channel.
 * @throws BusinessError identity_off, identity_required, identity_refused
 */
export async function verifyIdentity(
  scope: TenantScope,
  channel: Pick<FoundChannel, 'id' | 'identity_mode'>,
  identity: VisitorIdentity | undefined,
  parts: Parts,
  locale: Locale,
): Promise<KnownVisitor> {
  const signed = identity?.jwt ?? identity?.user_hash ?? identity?.id;
  const mode = channel.identity_mode;
  if (signed === undefined && mode === 'required') throw new BusinessError('identity_required');
  if (signed !== undefined && mode === 'off') throw new BusinessError('identity_off');
  const claims = identity ? fieldsOf(identity) : { attrs: {} };
  if (!identity || signed === undefined) return { proven: undefined, claims };
  const proven =
    identity.jwt == null
      ? await byHash(scope, channel.id, identity, parts, locale)
      : await byToken(scope, channel.id, identity.jwt, parts, locale);
  return { proven, claims };
}

async function byToken(scope: TenantScope, channelId: string, token: string, parts: Parts, locale: Locale) {
  const now = parts.now();
  const checked = await verifyToken(token, await secretsOf(scope, channelId, 'token', parts), now);
  if (checked.fault !== undefined) throw refusal(checked.fault, locale);
  await touchSecret(scope, checked.secretId, now);
  return { externalId: checked.subject, fields: readClaims(checked.claims).fields, until: checked.expiresAt };
}

async function byHash(scope: TenantScope, channelId: string, { id, user_hash: hash }: VisitorIdentity, parts: Parts, locale: Locale) {
  if (id == null) throw refusal('no_subject', locale);
  if (hash == null) throw refusal('no_hash', locale);
  const secrets = await secretsOf(scope, channelId, 'hash', parts);
  if (secrets.length === 0) throw refusal('no_secret', locale);
  const given = Buffer.from(hash, 'hex');
  const right = secrets.find(({ secret }) => timingSafeEqual(createHmac('sha256', secret).update(id).digest(), given));
  if (!right) throw refusal('hash', locale);
  const now = parts.now();
  await touchSecret(scope, right.id, now);
  return { externalId: id, fields: { attrs: {} }, until: now + HASH_TRUSTED_MS };
}

/** The secrets of one use, open. */
export async function secretsOf(
  scope: TenantScope,
  channelId: string,
  use: SecretUse,
  { secrets }: Pick<Services, 'secrets'>,
): Promise<TokenSecret[]> {
  const stored = (await readSecrets(scope, channelId)).filter((each) => each.use === use);
  return stored.map(({ id, sealed }) => ({ id, secret: openChannelSecret(secrets, scope.tenantId, id, sealed) }));
}

function refusal(fault: IdentityFault, locale: Locale): BusinessError {
  return new BusinessError('identity_refused', { fault }, { why: say(locale, `identity.${fault}`) });
}
