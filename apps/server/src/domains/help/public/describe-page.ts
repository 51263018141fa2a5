import { isLocale, negotiateLocale, type Locale } from '@lobby/contract';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { readFaqArticle, requireTenant } from './read-faq.ts';

/** What a page says about itself before anything of it runs. */
export interface PageDescription {
  status: 200 | 404;
  lang: Locale;
  title: string | undefined;
  description: string | undefined;
}

const FAQ_PATH = /^\/chat\/([^/]+)\/faq(?:\/([^/]+))?\/?$/;

/** Title, summary and language of a page of the FAQ; undefined for any other. */
export async function describeFaqPage(
  services: Pick<Services, 'database' | 'now'>,
  { path, locale: asked, languages }: { path: string; locale: string | undefined; languages: string | undefined },
): Promise<PageDescription | undefined> {
  const [whole, tenantName = '', id] = FAQ_PATH.exec(path) ?? [];
  if (whole === undefined) return undefined;
  const locale = isLocale(asked) ? asked : negotiateLocale(languages);
  try {
    const tenant = await requireTenant(services, decoded(tenantName));
    if (id === undefined) return { status: 200, lang: locale, title: tenant.name, description: undefined };
    const article = await readFaqArticle(services, { tenant: decoded(tenantName), locale, id: decoded(id) });
    return { status: 200, lang: article.locale, title: `${article.title} · ${tenant.name}`, description: article.summary };
  } catch (error) {
    if (error instanceof BusinessError) return { status: 404, lang: locale, title: undefined, description: undefined };
    throw error;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
