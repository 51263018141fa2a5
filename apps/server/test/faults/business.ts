import { bot, corpus, user } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { callPersistently, type CallerSettings } from './persistent-call.ts';

/** A business of a run, made the way a person makes one. */
export interface Business {
  tenantId: number;
  slug: string;
  /** One for each dashboard that its owner has open. */
  tokens: string[];
}

/** The question that visitors of a run ask, and what the business answers. */
export const QUESTION = 'Where is your shop?';
const ANSWER = 'At 5 Harbour Road.';

/** What else it knows: with one entry alone, a bot is not sure of anything that is worded otherwise. */
const ENTRIES: readonly (readonly [string, string])[] = [
  [QUESTION, ANSWER],
  ['When are you open?', 'Daily from nine to six.'],
  ['Do you ship abroad?', 'To Japan, Hong Kong and the United States.'],
  ['How can I pay?', 'By card or by bank transfer.'],
  ['Can I return a tent?', 'Within thirty days, unused.'],
  ['How do I wash a sleeping bag?', 'By hand, in lukewarm water.'],
  ['Do you repair zips?', 'Yes, within a week.'],
  ['Which sizes do jackets come in?', 'From XS to XXL.'],
  ['Do you give discounts to clubs?', 'Ten percent from five members on.'],
  ['Is there a warranty on stoves?', 'Three years.'],
];

/** @param dashboards how often its owner is signed in */
export async function openBusiness(caller: CallerSettings, dashboards: number): Promise<Business> {
  const unique = randomUUID().slice(0, 8);
  const [email, password, slug] = [`owner-${unique}@shop.example`, 'otter-7-kiosk', `shop-${unique}`];
  await callPersistently(caller, user.sendEmailCode, { email, email_type: 'register' });
  const mails = (await (await fetch(`${caller.origin}/dev/mailbox?to=${email}`)).json()) as { data: { items: { code: string }[] } };
  const form = { email, password, re_password: password, code: mails.data.items[0]?.code ?? '', tenant_name: `Shop ${unique}`, slug };
  const { token } = await callPersistently(caller, user.registerTenant, form);
  const { tenant_id: tenantId } = await callPersistently(caller, user.info, {}, token);
  for (const [question, answer] of ENTRIES) await callPersistently(caller, corpus.create, { question, answer, locale: 'en-US' }, token);
  await answerEverything(caller, token);
  const tokens = [token];
  while (tokens.length < dashboards) tokens.push((await callPersistently(caller, user.login, { email, password })).token);
  return { tenantId, slug, tokens };
}

/** The bot answers each message, however many it has answered, and calls nobody of its own. */
async function answerEverything(caller: CallerSettings, token: string): Promise<void> {
  const settings = await callPersistently(caller, bot.get, {}, token);
  const { turns, misses } = settings.handoff;
  const off = { on: false };
  const handoff = { ...settings.handoff, mood: off, low_score: off, turns: { ...turns, ...off }, misses: { ...misses, ...off } };
  const draft = await callPersistently(caller, bot.update, { ...settings, handoff }, token);
  await callPersistently(caller, bot.publish, { version: draft.version, note: '' }, token);
}
