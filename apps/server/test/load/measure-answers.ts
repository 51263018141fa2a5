import { bot, corpus, HEADERS, user } from '@lobby/contract';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { openPostClient } from './post-client.ts';
import { percentile } from './percentile.ts';

const QUESTIONS = 200;
const WARM_UP = 5;

const THINGS = ['tent', 'jacket', 'boot', 'stove', 'lamp', 'rope', 'backpack', 'bottle', 'sleeping bag', 'map'];
const ASKS = ['Can I return the', 'How do I clean the', 'Where is the warranty of the', 'How heavy is the', 'Do you repair the'];

const questionNo = (number: number) => `${ASKS[number % ASKS.length]} ${THINGS[number % THINGS.length]} of model ${number}?`;

/** Answers in the business's own words among so many entries: from the call to its answer, in milliseconds. */
export async function measureAnswers(origin: string, entries: number): Promise<{ p95: number; entries: number }> {
  const client = openPostClient(origin, 1);
  const { token } = await client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
  await importEntries(origin, token, entries);
  const { total } = await client.call(corpus.list, { limit: 1 }, token);
  const times: number[] = [];
  for (let number = 0; number < QUESTIONS + WARM_UP; number += 1) {
    const started = performance.now();
    await client.call(bot.test, { question: questionNo(number * 37), locale: 'en-US' }, token);
    if (number >= WARM_UP) times.push(performance.now() - started);
  }
  client.close();
  return { p95: percentile(times, 0.95), entries: total };
}

async function importEntries(origin: string, token: string, entries: number): Promise<void> {
  const rows = Array.from({ length: entries }, (_, number) => `${questionNo(number)},Model ${number} is answered for here.,en-US`);
  const form = new FormData();
  form.set('file', new Blob([`question,answer,locale\r\n${rows.join('\r\n')}\r\n`]), 'entries.csv');
  const response = await fetch(`${origin}${corpus.import.path}`, { method: 'POST', headers: { [HEADERS.token]: token }, body: form });
  const { code, msg } = (await response.json()) as { code: number; msg: string };
  if (code !== 1) throw new Error(`The entries could not be imported: ${msg}`);
}
