import { messages, orderMails, type Message } from '@lobby/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailDesk, postMail, type MailDesk } from '#test/mail-desk.ts';
import { MAIL_CORPUS } from '#test/mail-corpus/corpus.ts';
import type { MailCase } from '#test/mail-corpus/mail-case.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { tokenOf } from './address/order-token.ts';

const MINUTES = 60_000;

let app: TestApp;
let folder: string;
let desk: MailDesk;
let now = Date.UTC(2026, 5, 1, 9);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-mail-corpus-'));
  app = await openTestApp({ config: { data: folder, rates: NO_LIMITS }, now: () => now });
  desk = await openMailDesk(app);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Posts every mail; those that were taken stand in the thread in the same order. */
async function postCorpus(shop: string): Promise<{ taken: MailCase[]; faults: string[] }> {
  const taken: MailCase[] = [];
  const faults: string[] = [];
  for (const each of MAIL_CORPUS) {
    // No work order takes more than thirty mails an hour.
    now += 3 * MINUTES;
    const { outcome, reason } = await postMail(app, desk, each.raw(shop));
    if (outcome === 'accepted') taken.push(each);
    const right = each.shown === undefined ? 'refused automatic' : 'accepted';
    const is = [outcome, reason].filter(Boolean).join(' ');
    if (is !== right) faults.push(`${each.name}: ${is}, not ${right}`);
  }
  return { taken, faults };
}

async function thread(): Promise<Message[]> {
  const { conversation_id: id } = desk.order;
  const all: Message[] = [];
  for (let before: number | undefined; ;) {
    const { items } = (await app.call(messages.list, { id, limit: 100, before_seq: before }, { token: desk.mina.token })).data;
    all.unshift(...items);
    before = items[0]?.seq;
    if (items.length < 100) return all.filter(({ kind, seq }) => kind === 'text' && seq > 1);
  }
}

function faultsOf({ name, shown = '', folded = [], files = [] }: MailCase, { body, attachments = [] }: Message, quoted: string): string[] {
  return [
    ...(body === shown ? [] : [`${name}: shows ${JSON.stringify(body)}, not ${JSON.stringify(shown)}`]),
    ...folded.filter((words) => !quoted.includes(words)).map((words) => `${name}: does not fold ${words}`),
    ...files.filter((file) => !attachments.some((one) => one.name === file)).map((file) => `${name}: has no ${file}`),
  ];
}

test('mails of the usual programs show all that was written, fold what was quoted, and none of a machine is taken', async () => {
  const shop = `help+${tokenOf(app.services.secrets, desk.mina.tenantId, desk.order.id)}@shop.example`;
  const { taken, faults } = await postCorpus(shop);
  const shown = await thread();
  const { data } = await app.call(orderMails.list, { id: desk.order.id }, { token: desk.mina.token });
  const quotes = new Map(data.messages.map(({ seq, quoted }) => [seq, quoted]));
  expect(shown).toHaveLength(taken.length);
  for (const [index, each] of taken.entries()) {
    const message = shown[index];
    if (message === undefined || each.shown === undefined) continue;
    const right = { ...each, shown: each.shown.replaceAll('{shop}', shop) };
    faults.push(...faultsOf(right, message, quotes.get(message.seq) ?? ''));
  }
  expect(faults).toEqual([]);
}, 60_000);
