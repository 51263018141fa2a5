import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { BUSINESS_ID, businessId, epochMs, id, nothing } from './fields.ts';
import { tokenData } from './user.ts';

/** Who else can say who somebody is. */
export const OAUTH_PROVIDERS = ['google', 'apple'] as const;
export type OauthProvider = (typeof OAUTH_PROVIDERS)[number];
const oauthProvider = z.enum(OAUTH_PROVIDERS);

/** How long somebody may take at the provider, in milliseconds. */
export const OAUTH_STATE_TTL_MS = 600_000;
/** The page of the product that every provider sends people back to (§2). */
export const OAUTH_CALLBACK_PATH = '/auth/apple-callback';

/** base64url of 32 random bytes. */
const oauthState = z.string().check(z.regex(/^[\w-]{43}$/));
/** In a query a number arrives as text. */
const queryBusinessId = z._default(z.pipe(z.coerce.number(), z.literal(BUSINESS_ID)), BUSINESS_ID);

/** A provider that an account can be entered through. */
const oauthIdentity = z.object({
  id,
  provider: oauthProvider,
  /** Address of the account at the provider, as it was when it was last used; null where the provider gave none. */
  email: z.nullable(z.string()),
  created_at: epochMs,
  last_used_at: epochMs,
});
export type OauthIdentity = z.output<typeof oauthIdentity>;

export const oauth = {
  /** Which providers this Lobby is set up for; a button that cannot work is not shown. */
  providers: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/oauth/provider',
    caller: 'anyone',
    summary: 'Providers that people can sign in with',
    request: nothing,
    response: z.object({ items: z.array(oauthProvider) }),
    errors: [],
  }),
  /**
   * Begins a sign-in: the page to go to, and the state that the browser keeps, to know its own answer again. `original_url` is the
   * origin of the page that asks, and the provider sends back there; any but Lobby's own is refused.
   */
  url: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/oauth/url/{provider}',
    caller: 'anyone',
    summary: 'Where to sign in with a provider',
    request: z.object({ provider: oauthProvider, business_id: queryBusinessId, original_url: z.string().check(z.maxLength(300)) }),
    response: z.object({ url: z.string(), state: z.string() }),
    errors: ['oauth_unavailable'],
  }),
  /**
   * Ends a sign-in. A state is good once; an address that the provider has verified opens the account that it belongs to, unless that
   * has two-step codes on: then it takes the password and a code.
   */
  login: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/oauth/login',
    caller: 'anyone',
    summary: 'Sign in with what a provider sent back',
    request: z.object({
      state: oauthState,
      code: z.string().check(z.minLength(1), z.maxLength(4096)),
      /** Who answered, where the provider says so (RFC 9207). */
      iss: z.optional(z.string().check(z.maxLength(300))),
      business_id: businessId,
    }),
    response: tokenData,
    errors: ['oauth_failed', 'oauth_unavailable', 'email_unverified', 'banned', 'two_step_required'],
  }),
  identities: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/oauth/identity',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'Providers that the signed-in person can sign in with',
    request: nothing,
    response: z.object({ items: z.array(oauthIdentity) }),
    errors: [],
    servesExpired: true,
    servesTenantless: true,
  }),
  /** Refused while it is the only way into the account. */
  unlink: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/oauth/identity/unlink',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'call',
    summary: 'Disconnect a provider',
    request: z.object({ id }),
    response: nothing,
    errors: ['only_way_in'],
    servesExpired: true,
    servesTenantless: true,
  }),
};
