import { CHANNEL_SECRETS_MAX, type channelIdentity, type ChannelIdentity, type TestedToken } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { readChannel, readLocked, type FoundChannel } from '#/channels/find-channel-of.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { newChannelSecret, openChannelSecret, sealChannelSecret } from './channel-secret.ts';
import { readClaims } from './read-fields.ts';
import { deleteSecret, insertSecret, readSecrets, setMode, type StoredSecret } from './secret.repository.ts';
import { secretsOf } from './verify-identity.ts';
import { verifyToken } from './verify-token.ts';

/** Whoever asks again within so long has not had the answer, in milliseconds. */
const REPEAT_MS = 600_000;

/** @throws BusinessError not_found */
export function getIdentity({ request, actor, services }: Call<typeof channelIdentity.get>): Promise<ChannelIdentity> {
  return inTenant(services.database, actor.tenantId, async (scope) => view(scope, await readChannel(scope, request.id)));
}

/** @throws BusinessError not_found; identity_no_secret where visitors could not prove anything */
export function updateIdentity({ request, actor, services }: Call<typeof channelIdentity.update>): Promise<ChannelIdentity> {
  const { id, mode } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const channel = await readLocked(scope, id);
    if (mode === 'required' && (await readSecrets(scope, id)).length === 0) throw new BusinessError('identity_no_secret');
    await setMode(scope, id, mode);
    return view(scope, { ...channel, identity_mode: mode });
  });
}

/** Makes a secret, which is told this once. @throws BusinessError not_found, quota_exceeded */
export function createSecret({ request, actor, services }: Call<typeof channelIdentity.createSecret>) {
  const { id, secret_id: secretId, use } = request;
  const { secrets, now } = services;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const channel = await readLocked(scope, id);
    const stored = await readSecrets(scope, id);
    const before = stored.find((each) => each.id === secretId);
    if (before) return { ...(await view(scope, channel)), secret: toldAgain(before) };
    if (stored.filter((each) => each.use === use).length >= CHANNEL_SECRETS_MAX)
      throw new BusinessError('quota_exceeded', { limit: CHANNEL_SECRETS_MAX }, { limit: CHANNEL_SECRETS_MAX });
    const secret = newChannelSecret();
    const sealed = sealChannelSecret(secrets, scope.tenantId, secretId, secret);
    await insertSecret(scope, { id: secretId, channelId: id, use, sealed, by: actor.name }, now());
    return { ...(await view(scope, channel)), secret };
  });

  function toldAgain({ sealed, created_at: madeAt }: StoredSecret): string | null {
    return now() - madeAt > REPEAT_MS ? null : openChannelSecret(secrets, actor.tenantId, secretId, sealed);
  }
}

/** Ends a secret at once; a repeat changes nothing. @throws BusinessError not_found; identity_no_secret for the last one while visitors need one */
export function removeSecret({ request, actor, services }: Call<typeof channelIdentity.removeSecret>): Promise<ChannelIdentity> {
  const { id, secret_id: secretId } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const channel = await readLocked(scope, id);
    const others = (await readSecrets(scope, id)).filter((each) => each.id !== secretId);
    if (channel.identity_mode === 'required' && others.length === 0) throw new BusinessError('identity_no_secret');
    await deleteSecret(scope, id, secretId);
    return view(scope, channel);
  });
}

/** Says what is right and wrong with a token, and keeps nothing of it. @throws BusinessError not_found */
export async function testToken({ request, actor, services, locale }: Call<typeof channelIdentity.test>): Promise<TestedToken> {
  const secrets = await inTenant(services.database, actor.tenantId, async (scope) => {
    await readChannel(scope, request.id);
    return secretsOf(scope, request.id, 'token', services);
  });
  const checked = await verifyToken(request.token, secrets, services.now());
  if (checked.fault !== undefined)
    return { ...NOTHING, result: checked.fault, text: say(locale, `identity.${checked.fault}`), value: checked.value };
  const { subject, issuedAt, expiresAt, secretId, claims } = checked;
  const { fields, ignored } = readClaims(claims);
  const { attrs, ...plain } = fields;
  const told = [...Object.entries(plain), ...Object.entries(attrs).map(([name, value]) => [`attrs.${name}`, value] as const)];
  return {
    result: 'ok',
    text: null,
    value: null,
    subject,
    issued_at: issuedAt,
    expires_at: expiresAt,
    secret_id: secretId,
    fields: told.map(([name, value]) => ({ name, value })),
    ignored,
  };
}

const NOTHING = { subject: null, issued_at: null, expires_at: null, secret_id: null, fields: [], ignored: [] };

async function view(scope: TenantScope, { id, identity_mode: mode }: FoundChannel): Promise<ChannelIdentity> {
  const stored = await readSecrets(scope, id);
  return { mode, secrets: stored.map(({ sealed: _, ...secret }) => secret) };
}
