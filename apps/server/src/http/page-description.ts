import type { PageDescription } from '#/domains/help/public/describe-page.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A page with its language, title and summary, for those who read it without running it. Pure. */
export function withDescription(page: string, { status, lang, title, description }: PageDescription): string {
  const named = page.replace(/<html lang="[^"]*"/, `<html lang="${lang}"`);
  const titled = title === undefined ? named : named.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`);
  const open = status === 200 ? titled.replace(/<meta name="robots" content="noindex"[^>]*>/, '') : titled;
  if (description === undefined || description === '') return open;
  return open.replace('</title>', () => `</title><meta name="description" content="${escaped(description)}">`);
}
