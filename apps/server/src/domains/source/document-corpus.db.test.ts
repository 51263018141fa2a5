import { corpus, corpusSources } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENT_CORPUS } from '#test/document-corpus/corpus.ts';
import type { DocumentCase } from '#test/document-corpus/document-case.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openSources } from '#test/open-sources.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { serveSite, type Site } from '#test/serve-site.ts';
import { uploaded } from '#test/upload-file.ts';

let app: TestApp;
let mina: SignedUp;
let sources: ReturnType<typeof openSources>;
const sites: Site[] = [];

beforeAll(async () => {
  app = await openTestApp({ config: { callsPrivateAddresses: true, rates: NO_LIMITS } });
  mina = await app.signUp();
  sources = openSources(app, mina);
});
afterAll(async () => {
  for (const site of sites) site.close();
  await app.close();
});

/** Hands a document in as its owner would, and does not wait until it is read. */
async function handIn(each: DocumentCase): Promise<string> {
  const bytes = await each.bytes();
  const source = each.contentType === undefined ? { kind: 'file' as const, file_id: await fileOf(each, bytes) } : await pageOf(each, bytes);
  return (await app.call(corpusSources.create, { client_id: randomUUID(), ...source }, { token: mina.token })).data.id;
}

const fileOf = async ({ file }: DocumentCase, bytes: Uint8Array) =>
  (await uploaded(app, 'staff', mina.token, { name: file, bytes }, 'source')).id;

/** Each on a site of its own: pages of one site are read at the pace that it bears. */
async function pageOf({ file, contentType = '' }: DocumentCase, bytes: Uint8Array) {
  const site = await serveSite({ [`/${file}`]: (_request, response) => response.setHeader('content-type', contentType).end(bytes) });
  sites.push(site);
  return { kind: 'page' as const, address: `${site.origin}/${file}` };
}

async function linesOf(id: string): Promise<string[]> {
  const { reason } = await sources.get(id);
  if (reason) return [reason.code];
  const lines: string[] = [];
  let above = '';
  for (const { heading, body } of await sources.passages(id)) {
    if (heading !== above && heading !== '') lines.push(`# ${heading}`);
    above = heading;
    lines.push(...body.split('\n').filter((line) => line !== ''));
  }
  return lines;
}

async function faultsOf({ name, lines, questions = [], asked }: DocumentCase, id: string): Promise<string[]> {
  const faults: string[] = [];
  const compare = (what: string, is: unknown, right: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(right)) faults.push(`${name} ${what} ${JSON.stringify(is)}, not ${JSON.stringify(right)}`);
  };
  compare('says', await linesOf(id), lines);
  if (questions.length > 0) {
    const { data } = await app.call(corpusSources.proposals, { id }, { token: mina.token });
    compare(
      'proposes',
      data.entries.map(({ question, answer }) => [question, answer]),
      questions,
    );
  }
  if (asked) {
    const [question, words, locale] = asked;
    const { data } = await app.call(corpus.ask, { question, locale }, { token: mina.token });
    if (!data.items.some(({ answer }) => answer.includes(words))) faults.push(`${name} does not answer ${question}`);
  }
  return faults;
}

test('documents of every kind and encoding say what their readers see, in its order, and nothing that is hidden', async () => {
  const ids = await Promise.all(DOCUMENT_CORPUS.map(handIn));
  await app.services.sourceRunner.idle();
  const faults = (await Promise.all(DOCUMENT_CORPUS.map((each, index) => faultsOf(each, ids[index] ?? '')))).flat();
  expect(DOCUMENT_CORPUS.length).toBeGreaterThanOrEqual(60);
  expect(faults).toEqual([]);
}, 60_000);
