import { z } from 'zod/mini';
import { businessId, email, text } from './fields.ts';
import { LOCALES, localeSchema } from './locales.ts';
import { passwordSchema } from './password.ts';
import { emailCode, mailKey } from './secrets.ts';
import { countrySchema, INDUSTRIES, slugSchema, tenantName, timezoneSchema } from './tenant-fields.ts';

/** A password as somebody types it; the rule binds new ones only. */
export const oldPassword = z.string().check(z.minLength(1), z.maxLength(200));

export const personForm = {
  email,
  password: passwordSchema,
  re_password: z.string(),
  /** The six digits of the mail, or the secret of its link. */
  code: z.union([emailCode, mailKey]),
  business_id: businessId,
  name: z.optional(text(80)),
};

const businessForm = {
  tenant_name: tenantName,
  /** Made from the name where none is given. */
  slug: z.optional(slugSchema),
  /** ISO 3166-1 alpha-2. */
  country: z.optional(countrySchema),
  /** IANA name of a zone; the country's, or the language's, where none is given. */
  timezone: z.optional(timezoneSchema),
  /** Languages that its visitors are answered in; the first is its own. */
  locales: z.optional(z.array(localeSchema).check(z.minLength(1), z.maxLength(LOCALES.length))),
  industry: z.optional(z.enum(INDUSTRIES)),
};

export const samePasswords = z.refine<{ password: string; re_password: string }>((form) => form.re_password === form.password, {
  error: 're_password',
  path: ['re_password'],
});

/** What a person who is not signed in fills in to make an account and its business in one step. */
export const signUpForm = z.object({ ...personForm, ...businessForm }).check(samePasswords);
/** What a signed-in account that is not yet a business (tenant_id 0) fills in to become one. */
export const toBusinessForm = z.object({ ...businessForm, business_id: businessId });

const PERSON_FIELDS = ['email', 'password', 're_password', 'code'] as const;

/** Either form in one schema, so that each wrong field is named: a person's fields are all there, or none is. */
export const registerTenantForm = z
  .object({ ...z.partial(z.object(personForm)).shape, ...businessForm, business_id: businessId })
  .check((context) => {
    const form = context.value;
    const missing = PERSON_FIELDS.filter((field) => form[field] === undefined);
    if (missing.length === PERSON_FIELDS.length) return;
    for (const field of missing) context.issues.push({ code: 'custom', message: 'required', path: [field], input: form });
    if (form.password !== undefined && form.re_password !== undefined && form.password !== form.re_password)
      context.issues.push({ code: 'custom', message: 're_password', path: ['re_password'], input: form });
  });
