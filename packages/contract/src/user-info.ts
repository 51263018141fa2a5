import { z } from 'zod/mini';
import { epochMs } from './fields.ts';
import { localeSchema } from './locales.ts';
import { PERMISSIONS } from './permissions.ts';
import { pictureAddress } from './picture.ts';

/** Who is signed in, and for which business. */
export const userInfo = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  /** Their face, as visitors and colleagues see it. */
  face: pictureAddress,
  /** null is an admin (§6). */
  role: z.nullable(z.string()),
  /** Of a role that the business made itself: its name, and what it may. */
  role_name: z.optional(z.string()),
  permissions: z.optional(z.array(z.enum(PERMISSIONS))),
  /** 0 is an account that is not yet a business (§3). */
  tenant_id: z.int(),
  tenant_slug: z.nullable(z.string()),
  tenant_name: z.nullable(z.string()),
  tenant_logo: pictureAddress,
  /** The business was made up to be looked at; left out of a real one. */
  is_demo: z.optional(z.boolean()),
  locale: localeSchema,
  /** False for an account that so far only signs in through a provider; "forgot password" gives it one. */
  has_password: z.boolean(),
  /** Whether signing in with the password asks for a second step. */
  two_step: z.boolean(),
  created_at: epochMs,
  /** The server's clock, so that a wrong clock in the browser locks nobody out. */
  server_time: epochMs,
});
export type UserInfo = z.output<typeof userInfo>;
