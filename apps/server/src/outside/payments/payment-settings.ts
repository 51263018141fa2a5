import { z } from 'zod/mini';
import { readCoupons, type Coupon } from './coupon-list.ts';

/** Where money is taken: nowhere real, or at Stripe. */
export type PaymentSettings =
  | { provider: 'sandbox' }
  | {
      provider: 'stripe';
      secretKey: string;
      webhookSecret: string;
      /** ISO 3166-1 country of the Stripe account, which decides the ways to pay; undefined where it is not told. */
      country: string | undefined;
      /** Address of the API; undefined is Stripe's own. */
      url: string | undefined;
    };

/** Variables of the environment that are about payment. */
export const paymentVariables = {
  PAY_PROVIDER: z.optional(z.enum(['sandbox', 'stripe'], { error: 'must be sandbox or stripe' })),
  PAY_COUPONS: z._default(
    z.pipe(
      z.string().check(
        z.refine((list) => readCoupons(list) !== undefined, {
          error: 'must be coupons such as WELCOME20:20%:2026-12-31;OPEN5:500USD (code, percent or smallest units of a currency, last day)',
        }),
      ),
      z.transform((list): Coupon[] => readCoupons(list) ?? []),
    ),
    [],
  ),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_COUNTRY: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters, such as JP'))),
  STRIPE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
};

type Variables = z.output<z.ZodMiniObject<typeof paymentVariables>>;

/**
 * The provider that the variables ask for. Without one it is the sandbox, which a public Lobby must ask for by name:
 * there, nobody gets a plan for nothing by accident.
 * @param refuse stops with a sentence about what is missing
 * @returns undefined where nothing can be paid
 */
export function readPayments(variables: Variables, isPublic: boolean, refuse: (sentence: string) => never): PaymentSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_COUNTRY: country, STRIPE_URL: url } = variables;
  const fallback = secretKey ? 'stripe' : isPublic ? undefined : 'sandbox';
  const provider = variables.PAY_PROVIDER ?? fallback;
  if (provider !== 'stripe') return provider && { provider };
  if (!secretKey || !webhookSecret)
    return refuse('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both to take payments through Stripe.');
  return { provider, secretKey, webhookSecret, country, url };
}
