import { OAUTH_CALLBACK_PATH, OAUTH_STATE_TTL_MS, type oauth } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { askProvider } from './ask-provider.ts';
import { makeState, secretsOf } from './oauth-state.ts';
import { deleteStatesExpiredBefore, insertState } from './oauth.repository.ts';
import { ownOrigin } from './own-origin.ts';

/**
 * Where to sign in with a provider, and the state that the answer will carry.
 * @throws BusinessError invalid_request where the page that asks is not Lobby's own; oauth_unavailable
 */
export async function beginSignIn({ request, origin: callers, locale, services }: Call<typeof oauth.url>) {
  const { provider, original_url: asked } = request;
  const origin = ownOrigin(asked, services.config.origin, callers);
  if (origin === undefined)
    throw new BusinessError('invalid_request', { fields: [{ path: 'original_url', message: say(locale, 'fields.invalid') }] });
  const { state, stateHash, seed } = makeState();
  const redirectUri = `${origin}${OAUTH_CALLBACK_PATH}`;
  const attempt = { state, redirectUri, ...secretsOf(state, seed) };
  const url = await askProvider(services, provider, locale, (door) => door.begin(attempt));
  const now = services.now();
  await inPlatform(services.database, async (scope) => {
    await deleteStatesExpiredBefore(scope, new Date(now));
    await insertState(scope, { stateHash, provider, seed, redirectUri, expiresAt: new Date(now + OAUTH_STATE_TTL_MS) });
  });
  return { url, state };
}
