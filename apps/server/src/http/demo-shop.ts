import { isLocale, negotiateLocale, type Locale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import { listKeys } from '#/channels/list-keys.ts';
import { demoSlug } from '#/database/seed/demo-account.ts';
import { inTenant } from '#/database/transaction.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import type { Services } from '#/services.ts';
import { demoShopPage } from './demo-shop-page.ts';

export const DEMO_SHOP_PATH = '/demo-shop';
const NONCE_BYTES = 16;

/** A page of a made-up shop with the demo's widget on it, where the demo is seeded: other styles, and a policy as strict as any shop's. */
export function mountDemoShop(app: Hono, services: Services): void {
  if (services.config.seed !== 'demo') return;
  app.get(DEMO_SHOP_PATH, async (c, next) => {
    const tenant = await findTenant(services, demoSlug(services.config));
    const [key] = tenant ? await inTenant(services.database, tenant.id, listKeys) : [];
    if (key === undefined) return next();
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return c.html(demoShopPage({ locale: localeOf(c), key, nonce }), 200, {
      'cache-control': 'no-cache',
      'content-security-policy': policyOf(nonce),
    });
  });
}

function localeOf(c: Context): Locale {
  const named = c.req.query('locale');
  return isLocale(named) ? named : negotiateLocale(c.req.header('accept-language'));
}

function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
