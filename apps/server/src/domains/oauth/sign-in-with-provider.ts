import { user, type Locale, type oauth, type OauthProvider } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform, type PlatformScope } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { acceptCurrentPolicies } from '#/domains/policy/accept-current-policies.ts';
import { createUser } from '#/domains/user/create-user.ts';
import { enterAccount } from '#/domains/user/enter-account.ts';
import { findAccount } from '#/domains/user/find-account.ts';
import { hasTwoStep } from '#/domains/user/two-step/has-two-step.ts';
import { BusinessError } from '#/errors.ts';
import type { OauthProfile } from '#/outside/oauth-door.ts';
import type { Services } from '#/services.ts';
import { askProvider, providersOf } from './ask-provider.ts';
import { hashState, secretsOf } from './oauth-state.ts';
import { findIdentity, insertIdentity, takeState, touchIdentity } from './oauth.repository.ts';
import { providerName } from './provider-name.ts';

const { email: emailSchema } = user.login.request.shape;

/** Who came back from a provider, as far as Lobby goes by it. */
interface Person extends Pick<OauthProfile, 'subject' | 'name'> {
  provider: OauthProvider;
  /** Only an address that the provider has verified. */
  email: string | undefined;
}

/**
 * Ends a sign-in at a provider. The state is used up first, whatever comes of it.
 * @throws BusinessError oauth_failed, oauth_unavailable, email_unverified, banned, two_step_required
 */
export async function signInWithProvider(call: Call<typeof oauth.login>) {
  const { request, locale, services } = call;
  const waiting = await takeWaiting(services, request.state, locale);
  const { provider, redirectUri, seed, givenName } = waiting;
  const attempt = { state: request.state, redirectUri, ...secretsOf(request.state, seed) };
  const answer = { code: request.code, iss: request.iss };
  const profile = await askProvider(services, provider, locale, (door) => door.finish(attempt, answer));
  const email = profile.isEmailVerified ? emailSchema.safeParse(profile.email).data : undefined;
  const person: Person = { provider, subject: profile.subject, email, name: profile.name ?? givenName ?? undefined };
  const now = services.now();
  const token = await inPlatform(services.database, async (scope) => {
    const userId = await findOrMakeUser(scope, person, { locale, services }, now);
    // Whoever turned a second step on is not signed in by one alone: the password and the code open the account.
    if (await hasTwoStep(scope, userId)) throw new BusinessError('two_step_required');
    return enterAccount(scope, userId, call, now);
  });
  // A sign-in from a place that is new to the account is told of by mail.
  deliverSoon(services);
  return { token };
}

async function takeWaiting(services: Services, state: string, locale: Locale) {
  const stateHash = hashState(state);
  const waiting = stateHash && (await inPlatform(services.database, (scope) => takeState(scope, stateHash, new Date(services.now()))));
  if (!waiting) throw new BusinessError('oauth_failed', {}, { provider: providerName(providersOf(services.oauth), locale) });
  return waiting;
}

/**
 * The account of a person: by the provider's own name for them, else by the verified address, else a new one. An account is made only
 * after its address was proved, so that whoever proves the address again is the same person, and connecting is safe.
 */
async function findOrMakeUser(
  scope: PlatformScope,
  person: Person,
  { locale, services }: Pick<Call, 'locale' | 'services'>,
  now: number,
): Promise<number> {
  const { provider, subject, email, name } = person;
  const known = await findIdentity(scope, provider, subject);
  if (known) {
    await touchIdentity(scope, known.id, email, new Date(now));
    return known.userId;
  }
  if (email === undefined) throw new BusinessError('email_unverified', {}, { provider: providerName([provider], locale) });
  // Made first: of two who come at once, the second waits here and then finds the account of the first.
  const made = await createUser(scope, { email, passwordHash: null, name, locale }, now);
  // The buttons of the providers stand under the sentence that says so.
  if (made !== undefined) await acceptCurrentPolicies(scope, services.policies, { userId: made, locale }, now);
  const userId = made ?? (await findAccount(scope, { email }))?.id;
  if (userId === undefined) throw new Error('an account that keeps another from being made was not found');
  const at = new Date(now);
  if (await insertIdentity(scope, { userId, provider, subject, email, createdAt: at, lastUsedAt: at })) return userId;
  return (await findIdentity(scope, provider, subject))?.userId ?? userId;
}
