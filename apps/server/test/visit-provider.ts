import type { ProviderPerson } from './openid-provider.ts';

/** What came back from a provider, as the browser carries it. */
export interface Returned {
  /** Address that the provider sends to. */
  to: string;
  method: 'GET' | 'POST';
  fields: URLSearchParams;
}

/** Goes where the server has sent a person, says who they are and yes (or no), and comes back with the answer. */
export async function visitProvider(url: string, person: ProviderPerson, decision: 'allow' | 'refuse' = 'allow'): Promise<Returned> {
  const consent = await (await fetch(url)).text();
  const form = new URLSearchParams(fieldsOf(consent));
  form.set('person', JSON.stringify(person));
  form.set('decision', decision);
  const answer = await fetch(new URL('/decide', url), { method: 'POST', body: form, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location !== null) {
    const { origin, pathname, searchParams } = new URL(location);
    return { to: `${origin}${pathname}`, method: 'GET', fields: searchParams };
  }
  const page = await answer.text();
  return { to: /<form method="post" action="([^"]*)"/.exec(page)?.[1] ?? '', method: 'POST', fields: new URLSearchParams(fieldsOf(page)) };
}

function fieldsOf(page: string): [string, string][] {
  const fields = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return [...fields].map(([, name = '', value = '']) => [name, unescape(value)]);
}

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
