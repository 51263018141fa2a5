import { reasonsFor, type Locale, type MessagingKind, type PageBefore } from '@lobby/contract';
import type { Agent } from '#/domains/conversation/conversation-state.ts';
import { say } from '#/words.ts';
import { chooseContact, type ShopContact } from './choose-contact.ts';
import { ScriptPlayer, type Played, type Stage } from './play-script.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { OpenScript, ShopFacts } from './shop-facts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** How far the past of the shop goes back, in days: it is in its third month. */
const DAYS = 75;
/** Hong Kong is so far ahead of UTC, all year. */
const ZONE_MS = 8 * HOUR_MS;
/** What began later than this before the seeding is not over yet. */
const FRESH_MS = 4 * HOUR_MS;
/** When visitors write, by the hour of the shop, as often as each is named. */
const HOURS = [8, 9, 10, 10, 11, 11, 12, 13, 13, 14, 15, 15, 16, 17, 18, 19, 20, 20, 21, 21, 22, 23];
/** When people answer. */
const STAFFED = [10, 10, 11, 11, 12, 13, 14, 14, 15, 15, 16, 17, 18];

/** How likely things are, of 1. */
const SHARE = {
  /** The bot is enough. */
  bot: 0.66,
  /** One of those asks something that nobody has written down. */
  unknown: 0.13,
  second: 0.4,
  thanks: 0.45,
  ends: 0.25,
  up: 0.24,
  down: 0.11,
  ratedBot: 0.12,
  ratedPerson: 0.46,
} as const;
/** Stars as often as each is named. */
const STARS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 2];

/** A played conversation with who wrote, where. */
export interface PastConversation extends Played {
  contact: ShopContact;
  channel: 'web' | MessagingKind;
  /** The page that the chat was opened from. */
  page: string | null;
  /** What the address of that page named. */
  campaign: PageBefore['campaign'] | null;
}

export interface Past {
  facts: ShopFacts;
  random: SeededRandom;
  stages: Readonly<Record<Locale, Stage>>;
  /** People of the shop, by key. */
  agents: Readonly<Record<string, Agent>>;
  now: number;
}

/** Everything that was said in the shop until now, in the order in which it began. Pure but for the chance that it is given. */
export function planPast(past: Past): { conversations: PastConversation[]; contacts: ShopContact[] } {
  const contacts: ShopContact[] = [];
  const over = startsOf(past).map((start) => playOver(past, contacts, start));
  const open = Object.entries(past.facts.texts).flatMap(([locale, texts]) =>
    texts.open.map((script) => playOpen(past, contacts, locale as Locale, script)),
  );
  const conversations = [...over, ...open].toSorted((a, b) => a.createdAt - b.createdAt);
  return { conversations, contacts };
}

interface Start {
  at: number;
  byBot: boolean;
}

/** When conversations began: a few more each week, fewer on Mondays, when the shop is closed. */
function startsOf({ now, random }: Past): Start[] {
  const today = Math.floor((now + ZONE_MS) / DAY_MS);
  const starts: Start[] = [];
  for (let day = today - DAYS; day <= today; day += 1) {
    const isClosed = (day + 4) % 7 === 1;
    const count = Math.round((4 + (3 * (day - today + DAYS)) / DAYS) * (isClosed ? 0.6 : 1)) + random.whole(-1, 2);
    for (let each = 0; each < count; each += 1) {
      const byBot = isClosed || random.happens(SHARE.bot);
      const hour = random.pick(byBot ? HOURS : STAFFED);
      const at = day * DAY_MS - ZONE_MS + hour * HOUR_MS + random.whole(0, HOUR_MS - 1);
      if (at < now - FRESH_MS) starts.push({ at, byBot });
    }
  }
  return starts.toSorted((a, b) => a.at - b.at);
}

function playOver(past: Past, contacts: ShopContact[], { at, byBot }: Start): PastConversation {
  const { facts, random, stages } = past;
  const locale = random.pick(facts.share);
  const stage = stages[locale];
  const channel = random.pick(facts.reached[locale]);
  const contact = chooseContact(contacts, { locale, channel, names: facts.texts[locale].names, random, at });
  const player = new ScriptPlayer(stage, { id: random.uuid(at), contactId: contact.id }, at);
  if (byBot) playBot(past, player, locale);
  else playPerson(past, player, locale);
  return finish(past, player, contact, channel);
}

/** The bot is asked one thing or two, and it is over when nobody says more. */
function playBot({ facts, random }: Past, player: ScriptPlayer, locale: Locale): void {
  const texts = facts.texts[locale];
  const play = (lines: string[]) => player.play(lines, NOBODY, (text) => text);
  const ask = () => {
    const key = random.pick(Object.keys(texts.entries));
    play([`> ${random.pick((texts.entries[key] ?? []).slice(0, 3))}`, `= ${key}`]);
  };
  if (random.happens(SHARE.unknown)) play([`> ${random.pick(texts.unknown)}`, '?']);
  else ask();
  if (random.happens(SHARE.second)) ask();
  if (random.happens(SHARE.up)) player.judge('up');
  else if (random.happens(SHARE.down)) player.judge('down');
  if (random.happens(SHARE.thanks)) play([`> ${random.pick(texts.thanks)}`]);
  player.wait(20, 60);
  if (random.happens(SHARE.ends)) player.do({ kind: 'end', contactId: player.state.contactId });
  else endIdle(player, locale, 60 * MINUTE_MS);
  if (random.happens(SHARE.ratedBot)) rate(player, random, { good: '', bad: '' });
}

/** Without a word for so long it is asked whether it helped, and ended after as long again. */
function endIdle(player: ScriptPlayer, locale: Locale, afterMs: number): void {
  const botName = player.botName;
  player.at += afterMs;
  player.do({ kind: 'ask_idle', lastSeq: player.state.lastSeq, body: say(locale, 'bot.did_it_help'), botName });
  player.at += afterMs;
  player.do({ kind: 'resolve_idle', lastSeq: player.state.lastSeq });
}

function playPerson({ facts, random, agents }: Past, player: ScriptPlayer, locale: Locale): void {
  const texts = facts.texts[locale];
  const [first = '', ...others] = facts.answers[locale];
  const agent = agents[others.length > 0 && random.happens(0.25) ? random.pick(others) : first] ?? NOBODY;
  const { tags, lines } = random.pick(texts.past);
  player.play(lines, agent, fillWith(random, agent));
  player.wait(30, 180);
  player.do({ kind: 'update', agent, tags: [...tags] });
  player.wait(2, 20);
  player.do({ kind: 'resolve', agent });
  if (random.happens(SHARE.ratedPerson)) rate(player, random, { good: random.pick(texts.comments), bad: random.pick(texts.complaints) });
}

function rate(player: ScriptPlayer, random: SeededRandom, { good, bad }: { good: string; bad: string }): void {
  player.wait(8, 240);
  const score = random.pick(STARS);
  const said = score >= 4 ? good : score <= 2 ? bad : '';
  player.do({ kind: 'rate', contactId: player.state.contactId, score, comment: said, reasons: [random.pick(reasonsFor(score))] });
}

/** What goes on: it is played from its beginning, and then moved to where its last word was said a moment ago. */
function playOpen(past: Past, contacts: ShopContact[], locale: Locale, script: OpenScript): PastConversation {
  const { random, stages, agents, now } = past;
  const until = now - script.min * MINUTE_MS;
  const owner = agents[script.state === 'mine' || script.state === 'snoozed' || script.state === 'queued' ? 'mina' : script.state];
  const agent = owner ?? NOBODY;
  const contact = newContact(random, locale, script, until - HOUR_MS);
  contacts.push(contact);
  const id = random.uuid(until - 20 * MINUTE_MS);
  const player = new ScriptPlayer(stages[locale], { id, contactId: contact.id }, until - 20 * MINUTE_MS);
  player.play(script.lines, agent, fillWith(random, agent));
  player.move(until);
  if (script.tags && script.state !== 'queued' && script.state !== 'bot') player.do({ kind: 'update', agent, tags: [...script.tags] });
  if (script.state === 'snoozed') player.do({ kind: 'snooze', agent, until: now + 20 * HOUR_MS });
  return finish(past, player, contact, script.channel);
}

function newContact(random: SeededRandom, locale: Locale, { name, email, phone, channel }: OpenScript, at: number): ShopContact {
  return { id: random.uuid(at), name, locale, channel, email: email ?? null, phone: phone ?? null, tags: [], firstAt: at, lastAt: at };
}

function finish(
  { facts, random }: Past,
  player: ScriptPlayer,
  contact: ShopContact,
  channel: PastConversation['channel'],
): PastConversation {
  contact.lastAt = Math.max(contact.lastAt, player.played.updatedAt);
  const page = channel === 'web' && random.happens(0.7) ? random.pick(facts.pages) : null;
  const campaign = page !== null && random.happens(0.18) ? random.pick(facts.campaigns) : null;
  return { ...player.played, contact, channel, page, campaign };
}

const NOBODY: Agent = { id: 0, name: '' };

function fillWith(random: SeededRandom, { name }: Agent): (text: string) => string {
  const no = `NF${random.whole(20_400, 28_990)}`;
  return (text) => text.replaceAll('{no}', no).replaceAll('{agent}', name.split(' ')[0] ?? name);
}
