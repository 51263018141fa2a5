import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod/mini';
import type { ModelPrices } from '#/domains/bot/model-cost.ts';
import { readSeed, seedVariables, type SeedSettings } from '#/database/seed/seed-settings.ts';
import { isLoopbackHost } from '#/is-loopback.ts';
import { mailVariables, readMail, type MailSettings } from '#/outside/mail-settings.ts';
import { oauthVariables, readOauth, type OauthSettings } from '#/outside/oauth-settings.ts';
import type { Issuer } from '#/domains/pay/invoice/invoice-facts.ts';
import type { Coupon } from '#/outside/payments/coupon-list.ts';
import { readServices, serviceVariables, type ServiceOrigins } from '#/outside/service-origins.ts';
import { readS3, s3Variables, type S3Settings } from '#/outside/files/s3-settings.ts';
import { paymentVariables, readPayments, type PaymentSettings } from '#/outside/payments/payment-settings.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

/** A setting is missing or wrong; the message is a plain sentence for whoever starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .check(z.int('must be a whole number'), z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`));
const address = (what: string, protocol: RegExp) => z.url({ protocol, error: `must be ${what}` });
const web = (what: string) => address(what, /^https?$/);

/** A shorter secret could be guessed from what it sealed, in characters. */
const SECRET_MIN = 32;

const price = z.coerce.number({ error: 'must be a price per million tokens' }).check(z.gte(0, 'must not be below 0'));

const environment = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  LOBBY_ORIGIN: z.optional(
    web('an http or https address').check(z.refine(isOrigin, 'must be scheme, host and port alone, such as https://lobby.example')),
  ),
  LOBBY_DATA: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(address('a postgres:// address', /^postgres(ql)?$/)),
  REDIS_URL: z.optional(address('a redis:// or rediss:// address', /^rediss?$/)),
  DATABASE_POOL: z._default(whole(2, 200), 10),
  LOBBY_SECRET: z.optional(z.string().check(z.minLength(SECRET_MIN, `must have at least ${SECRET_MIN} characters`))),
  NODE_ENV: z.optional(z.string()),
  ...seedVariables,
  ...mailVariables,
  MAIL_FROM: z._default(z.string(), 'Lobby <no-reply@localhost>'),
  MODEL_URL: z.optional(web('the http or https address of an OpenAI-compatible API, such as https://models.example.com/v1')),
  MODEL_KEY: z.optional(z.string()),
  MODEL_NAME: z.optional(z.string()),
  EMBEDDING_URL: z.optional(web('the http or https address of an OpenAI-compatible API, such as https://models.example.com/v1')),
  EMBEDDING_KEY: z.optional(z.string()),
  EMBEDDING_NAME: z.optional(z.string()),
  MODEL_PRICE_IN: z.optional(price),
  MODEL_PRICE_OUT: z.optional(price),
  MODEL_PRICE_CURRENCY: z._default(z.string().check(z.regex(/^[A-Z]{3}$/, 'must be the three letters of a currency, such as USD')), 'USD'),
  ...paymentVariables,
  INVOICE_ISSUER_NAME: z._default(z.string(), 'Lobby'),
  INVOICE_ISSUER_ADDRESS: z.optional(z.string()),
  INVOICE_ISSUER_TAX_NO: z.optional(z.string()),
  POLICY_DIR: z.optional(z.string()),
  ...oauthVariables,
  ...s3Variables,
  ...serviceVariables,
  ALLOW_PRIVATE_ADDRESSES: z._default(z.stringbool({ error: 'must be true or false' }), false),
  TRACES_ENDPOINT: z.optional(web('an http or https address')),
  TRUST_PROXY: z._default(
    z.stringbool({ truthy: ['1', 'true', 'yes'], falsy: ['0', 'false', 'no'], error: 'must be true or false' }),
    false,
  ),
  COUNTRY_HEADER: z._default(
    z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header, such as CF-IPCountry')),
    'CF-IPCountry',
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { error: 'must be fatal, error, warn, info, debug or silent' }),
    'warn',
  ),
  LOBBY_QUIET: z._default(z.stringbool({ error: 'must be true or false' }), false),
  RATE_ANYONE_PER_MINUTE: z._default(whole(1, 10_000_000), 1_200),
  RATE_VISITOR_PER_MINUTE: z._default(whole(1, 10_000_000), 600),
  RATE_VISITOR_MESSAGES_PER_MINUTE: z._default(whole(1, 10_000_000), 120),
  RATE_STAFF_PER_MINUTE: z._default(whole(1, 10_000_000), 6_000),
  RATE_COPILOT_PER_MINUTE: z._default(whole(1, 10_000_000), 60),
  RATE_KEYS_PER_MINUTE: z._default(whole(1, 10_000_000), 120),
  RATE_SESSIONS_PER_MINUTE: z._default(whole(1, 10_000_000), 600),
  RATE_MAIL_PER_HOUR: z._default(whole(1, 10_000_000), 600),
  RATE_EXPORTS_PER_HOUR: z._default(whole(1, 10_000_000), 30),
  RATE_TRANSCRIPTS_PER_HOUR: z._default(whole(1, 10_000_000), 6),
  RATE_INVITES_PER_MINUTE: z._default(whole(1, 10_000_000), 60),
  RATE_LINK_OPENS_PER_MINUTE: z._default(whole(1, 10_000_000), 60),
  RATE_HANDSHAKES_PER_MINUTE: z._default(whole(1, 10_000_000), 3_000),
  LIVE_PER_TOKEN: z._default(whole(1, 10_000_000), 20),
  LIVE_PER_ADDRESS: z._default(whole(1, 10_000_000), 2_000),
  LIVE_PER_TENANT: z._default(whole(1, 10_000_000), 20_000),
  BODY_MAX_KB: z._default(whole(16, 102_400), 1_024),
});

/** Everything the environment decides, read once at the start. */
export interface Config extends MailSettings, SeedSettings {
  /** Strangers come here: what makes trying Lobby out comfortable is left out, but for what is named. */
  isPublic: boolean;
  port: number;
  host: string;
  /** Public address of this Lobby; the listening one where none is given. */
  origin: string | undefined;
  data: string;
  /** Seals what the tables must not show; a key file in `data` where none is given. */
  secret: string | undefined;
  databaseUrl: string | undefined;
  databasePool: number;
  /** Redis for live announcements and rate limits of several processes; undefined where there is one. */
  redisUrl: string | undefined;
  mailFrom: string;
  model: { url: string; key: string | undefined; name: string } | undefined;
  /** What finds answers by their meaning, beside the words; undefined leaves it to the words. */
  embedding: { url: string; key: string | undefined; name: string } | undefined;
  /** What the model costs for a million tokens, where it is known. */
  modelPrices: ModelPrices;
  /** Where money is taken; undefined where nothing can be paid. */
  payments: PaymentSettings | undefined;
  coupons: readonly Coupon[];
  /** Who issues invoices. */
  invoiceIssuer: Issuer;
  /** Folder with the operator's own policies; undefined leaves those of the product. */
  policyDir: string | undefined;
  /** Providers that people can sign in with. */
  oauth: OauthSettings;
  /** Bucket for files; undefined keeps them in a folder of `data`. */
  s3: S3Settings | undefined;
  /** Where the services are called that people write on. */
  services: ServiceOrigins;
  /** Addresses that tenants name may lead to machines of this network. */
  callsPrivateAddresses: boolean;
  tracesEndpoint: string | undefined;
  trustProxy: boolean;
  /** The header in which a trusted proxy names the visitor's country. */
  countryHeader: string;
  logLevel: string;
  quiet: boolean;
  rates: {
    anyone: number;
    visitor: number;
    visitorMessages: number;
    staff: number;
    copilot: number;
    keys: number;
    sessions: number;
    mailPerHour: number;
    exportsPerHour: number;
    transcriptsPerHour: number;
    invites: number;
    linkOpens: number;
    handshakes: number;
  };
  /** Most live connections in one process: of one token, from one address, of one business's visitors. */
  liveMax: { perToken: number; perAddress: number; perTenant: number };
  /** Largest JSON body, in bytes. */
  bodyMax: number;
}

/**
 * Reads the settings from the environment; an empty variable counts as not set.
 * @throws ConfigError naming the variable and what it must be
 */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? 'is wrong'}. Correct it or leave it out.`);
  }
  const env = parsed.data;
  const isPublic = isPublicLobby(env.NODE_ENV, env.LOBBY_ORIGIN);
  return {
    isPublic,
    port: env.PORT,
    host: env.HOST,
    origin: env.LOBBY_ORIGIN?.replace(/\/+$/, ''),
    data: resolve(REPOSITORY, env.LOBBY_DATA),
    secret: env.LOBBY_SECRET,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    ...readSeed(env, isPublic, refuse),
    ...readMail(env, isPublic, refuse),
    mailFrom: env.MAIL_FROM,
    model: readModel(env),
    embedding: readEmbedding(env),
    modelPrices: { perMillionIn: env.MODEL_PRICE_IN, perMillionOut: env.MODEL_PRICE_OUT, currency: env.MODEL_PRICE_CURRENCY },
    payments: readPayments(env, isPublic, refuse),
    coupons: env.PAY_COUPONS,
    invoiceIssuer: { name: env.INVOICE_ISSUER_NAME, address: env.INVOICE_ISSUER_ADDRESS, taxNo: env.INVOICE_ISSUER_TAX_NO },
    policyDir: env.POLICY_DIR && resolve(REPOSITORY, env.POLICY_DIR),
    oauth: readOauth(env, refuse),
    s3: readS3(env, refuse),
    services: readServices(env),
    callsPrivateAddresses: env.ALLOW_PRIVATE_ADDRESSES,
    tracesEndpoint: env.TRACES_ENDPOINT,
    trustProxy: env.TRUST_PROXY,
    countryHeader: env.COUNTRY_HEADER,
    logLevel: env.LOG_LEVEL,
    quiet: env.LOBBY_QUIET,
    rates: {
      anyone: env.RATE_ANYONE_PER_MINUTE,
      visitor: env.RATE_VISITOR_PER_MINUTE,
      visitorMessages: env.RATE_VISITOR_MESSAGES_PER_MINUTE,
      staff: env.RATE_STAFF_PER_MINUTE,
      copilot: env.RATE_COPILOT_PER_MINUTE,
      keys: env.RATE_KEYS_PER_MINUTE,
      sessions: env.RATE_SESSIONS_PER_MINUTE,
      mailPerHour: env.RATE_MAIL_PER_HOUR,
      exportsPerHour: env.RATE_EXPORTS_PER_HOUR,
      transcriptsPerHour: env.RATE_TRANSCRIPTS_PER_HOUR,
      invites: env.RATE_INVITES_PER_MINUTE,
      linkOpens: env.RATE_LINK_OPENS_PER_MINUTE,
      handshakes: env.RATE_HANDSHAKES_PER_MINUTE,
    },
    liveMax: { perToken: env.LIVE_PER_TOKEN, perAddress: env.LIVE_PER_ADDRESS, perTenant: env.LIVE_PER_TENANT },
    bodyMax: env.BODY_MAX_KB * 1024,
  };
}

function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && `${url.origin}/` === url.href;
}

/** Whether anybody but whoever sits at this machine is meant to come. */
function isPublicLobby(nodeEnv: string | undefined, origin: string | undefined): boolean {
  return nodeEnv === 'production' || (origin !== undefined && !isLoopbackHost(new URL(origin).hostname));
}

function refuse(sentence: string): never {
  throw new ConfigError(sentence);
}

/** Behind the same address and key as the model that writes, where none of its own is given. */
function readEmbedding(env: z.output<typeof environment>): Config['embedding'] {
  if (!env.EMBEDDING_URL && !env.EMBEDDING_NAME) return undefined;
  const url = env.EMBEDDING_URL ?? env.MODEL_URL;
  if (!url || !env.EMBEDDING_NAME) {
    throw new ConfigError('EMBEDDING_NAME needs an address, EMBEDDING_URL or MODEL_URL, and EMBEDDING_URL needs EMBEDDING_NAME.');
  }
  return { url, key: env.EMBEDDING_URL ? env.EMBEDDING_KEY : (env.EMBEDDING_KEY ?? env.MODEL_KEY), name: env.EMBEDDING_NAME };
}

function readModel(env: z.output<typeof environment>): Config['model'] {
  if (!env.MODEL_URL && !env.MODEL_NAME) return undefined;
  if (!env.MODEL_URL || !env.MODEL_NAME) {
    throw new ConfigError('MODEL_URL and MODEL_NAME go together: set both to let a model write the answers, or neither.');
  }
  return { url: env.MODEL_URL, key: env.MODEL_KEY, name: env.MODEL_NAME };
}
