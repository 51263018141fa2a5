import type { z } from 'zod/mini';
import type { CodeName } from './codes.ts';
import type { Deprecation } from './deprecation.ts';
import type { KeyScope } from './key-scopes.ts';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Limits that some calls count against beside that of all calls of their caller. */
export type RateBucket = 'copilot' | 'exportsPerHour' | 'invites' | 'mailPerHour' | 'sessions' | 'transcriptsPerHour' | 'visitorMessages';

/** What a call counts against. */
interface RateLimitRule {
  /** For each caller. */
  readonly caller?: RateBucket;
  /** For each address that it comes from: a visitor is made in a moment. */
  readonly address?: RateBucket;
  /** It takes a secret that strangers may guess at: wrong ones, which it answers with this code, are counted by address, and keep no right one out. */
  readonly guess?: { readonly bucket: RateBucket; readonly wrong: CodeName };
}

/** Who may make a call: anyone, a signed-in member of a business (`staff`), the holder of a visitor token, or a program with an API key. */
export type Caller = 'anyone' | 'staff' | 'visitor' | 'key';

/**
 * One call of the platform, free of any framework. The server mounts it, the client calls it, forms validate with it
 * and OpenAPI prints it.
 */
export type Endpoint = AnyEndpoint & (ReadOfMember | WriteOfMember | OfOthers | OfProgram);

/** A call with a key says which scope the key needs for it, and whether its program may name it by a header, so that it is done once however often it is sent. */
interface OfProgram {
  readonly caller: 'key';
  readonly scope: KeyScope;
  readonly idempotency: 'header' | 'none';
  readonly permission?: undefined;
  readonly visibility?: undefined;
  readonly audit?: undefined;
}

/** A call of a signed-in person says what that person needs, and sees. */
interface OfMember {
  readonly caller: 'staff';
  /** `member` is whoever belongs to the business, or, where the call serves that, has an account only. */
  readonly permission: Permission | 'member';
  /** Whether it shows nothing of a conversation, or only what belongs to conversations that the caller may see. */
  readonly visibility: 'business' | 'conversations';
  readonly scope?: undefined;
}

/**
 * How a call comes into the audit log of the business: by a line that is written when it was served, by one that is written within the
 * transaction of what it does, or not, because the thing itself tells who did what, or because it concerns nobody but the caller.
 */
export type AuditRule = 'call' | 'within' | 'none';

interface ReadOfMember extends OfMember {
  readonly method: 'GET';
  readonly audit?: AuditRule;
}

/** What a member changes says whether it is written down. */
interface WriteOfMember extends OfMember {
  readonly method: Exclude<Method, 'GET'>;
  readonly audit: AuditRule;
}

interface OfOthers {
  readonly caller: 'anyone' | 'visitor';
  readonly permission?: undefined;
  readonly visibility?: undefined;
  readonly audit?: undefined;
  readonly scope?: undefined;
}

interface AnyEndpoint {
  readonly method: Method;
  /** Absolute path; `{name}` marks a path parameter, filled from the request's field of that name. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Path parameters, query (GET, DELETE) and JSON or form fields (others), in one object. */
  readonly request: z.ZodMiniType;
  /** The `data` of a successful envelope. Fields it does not name never leave the server. */
  readonly response: z.ZodMiniType;
  /** Business codes that this call may answer with, beside those every call may. */
  readonly errors: readonly CodeName[];
  /** `multipart` calls carry one file in the field `file` beside the request's fields; `file` calls answer with a file. */
  readonly body?: 'json' | 'multipart';
  readonly answers?: 'envelope' | 'file';
  /** Left out where nothing but the limit of all calls of the caller holds. */
  readonly rateLimit?: RateLimitRule;
  /** True where it may ask a model, or says whether there is one: that of the caller's business, where it has its own. */
  readonly usesModel?: boolean;
  /** True where a tenant whose subscription has ended is still served (§2 guard, §4). */
  readonly servesExpired?: boolean;
  /** True of a GET whose answer is the same for everybody: it carries an ETag, and who has it already gets 304. */
  readonly revalidates?: boolean;
  /** True of a call that pages of any site make: it takes no header of its own, and neither cookies nor tokens decide about it. */
  readonly anyOrigin?: boolean;
  /** Of a call that will go: it is marked so wherever it is described, and each answer says it. */
  readonly deprecated?: Deprecation;
  /** True where a signed-in user without a business (tenant_id 0) is served. */
  readonly servesTenantless?: boolean;
}

export type RequestOf<E extends Endpoint> = z.output<E['request']>;
export type RequestInput<E extends Endpoint> = z.input<E['request']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** Keeps the literal types of a descriptor (its caller, its schemas) while checking its shape. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** What a member needs for a call; undefined where belonging to the business is enough, or nobody has to. */
export function permissionFor({ permission }: Endpoint): Permission | undefined {
  return permission === 'member' ? undefined : permission;
}
