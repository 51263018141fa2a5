import { corpusSources } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { pageOf, serveSite, type Site } from '#test/serve-site.ts';
import type { Work } from './work.ts';

const LOOK_MS = 250;
const PARTS = 12;
const word = (number: number) => `thing${number.toString(36)}`;

/** A site whose pages hold about as much as a help page does. */
export async function openSite(pages: number): Promise<Site> {
  const body = (page: number) =>
    Array.from(
      { length: PARTS },
      (_, part) =>
        `<h2>About ${word(page * 31 + part)}</h2><p>${`The ${word(page + part)} is kept for ${page} days in shop ${part}. `.repeat(8)}</p>`,
    ).join('');
  const site = await serveSite({});
  const named = (page: number) => `/${word(page)}/about`;
  const links = Array.from({ length: pages - 1 }, (_, page) => `<li><a href="${named(page + 1)}">${word(page + 1)} and all of it</a></li>`);
  site.pages['/'] = pageOf('Shop', `<ul>${links.join('')}</ul>`);
  for (let page = 1; page < pages; page += 1) site.pages[named(page)] = pageOf(word(page), body(page));
  return site;
}

export async function crawlWork(pages: number): Promise<Work> {
  const site = await openSite(pages);
  return {
    name: `reading a site of ${pages} pages`,
    settings: { ALLOW_PRIVATE_ADDRESSES: 'true' },
    question: 'Which languages do you answer in?',
    async run({ client, token }) {
      const request = { client_id: randomUUID(), kind: 'site' as const, address: site.origin, options: { max_pages: pages } };
      const { id } = await client.call(corpusSources.create, request, token);
      for (;;) {
        const { state, pages: read, passages } = await client.call(corpusSources.get, { id }, token);
        if (['ready', 'failed', 'stale'].includes(state)) return `${state}: ${read.ready} of ${read.total} pages, ${passages} passages`;
        await setTimeout(LOOK_MS);
      }
    },
    close: () => Promise.resolve(site.close()),
  };
}
