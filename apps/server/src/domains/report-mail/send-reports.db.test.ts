import {
  annotations,
  bot,
  conversations,
  messages,
  reportSchedules,
  savedReports,
  teams,
  type ReportFormat,
  type RequestInput,
} from '@lobby/contract';
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepFacts } from '#/domains/analysis/bot/keep-facts.ts';
import type { MailPayload } from '#/domains/mail/mail-payload.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { startChat } from '#test/start-chats.ts';
import { sendReports } from './send-reports.ts';

const HOUR = 3_600_000;
const DAY = 86_400_000;
const ORIGIN = 'https://lobby.example';
/** Monday, 1 June 2026, 6:30 UTC. */
const MONDAY = Date.UTC(2026, 5, 1, 6, 30);

let app: TestApp;
let now = MONDAY;
let mina: SignedUp;
let leo: Colleague;
beforeAll(async () => {
  app = await openTestApp({ config: { origin: ORIGIN, rates: NO_LIMITS }, now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = MONDAY;
  await app.services.database.pool.query('DELETE FROM outbox');
  await app.services.database.pool.query('DELETE FROM report_schedule');
  mina = await app.signUp({ name: 'Mina', tenantName: 'Shop', locale: 'en-US' });
  leo = await addColleague(app, mina, 'Leo');
});

const asMina = () => ({ token: mina.token });
async function makeReport(draft: Partial<RequestInput<typeof savedReports.create>> = {}) {
  const report = { name: 'Weekly', filter: { page: 'overview' as const, days: 7 as const }, ...draft };
  return (await app.call(savedReports.create, report, asMina())).data;
}
const schedule = (id: string, over: Partial<RequestInput<typeof reportSchedules.save>> = {}) =>
  app.call(reportSchedules.save, { id, every: 'day', hour: 8, format: 'csv', recipients: [mina.userId, leo.userId], ...over }, asMina());
const read = async (id: string) => (await app.call(reportSchedules.get, { id }, asMina())).data;
interface Sent extends MailPayload {
  userId: number;
}
async function mails(): Promise<Sent[]> {
  const { rows } = await app.services.database.pool.query<{ payload: MailPayload; userId: string }>(
    `SELECT o.payload, u.id AS "userId" FROM outbox o JOIN app_user u ON u.email = o.recipient ORDER BY o.created_at, u.id, o.payload->>'subject' COLLATE "C"`,
  );
  return rows.map(({ payload, userId }) => ({ ...payload, userId: Number(userId) }));
}
const bytesOf = ({ attached = [] }: MailPayload) => Buffer.from(attached[0]?.base64 ?? '', 'base64');
async function answered(token: string) {
  const chat = await startChat(app, mina, 'Where is my parcel?');
  await app.call(conversations.takeover, { id: chat.id }, { token });
  await app.call(messages.send, { id: chat.id, client_msg_id: randomUUID(), text: 'On its way' }, { token });
}

describe('a report that is due', () => {
  test('is mailed to each recipient once, by however many servers at once and however often they look', async () => {
    const { id } = await makeReport();
    expect((await schedule(id)).data.next_at).toBe(Date.UTC(2026, 5, 1, 8));
    await sendReports(app.services);
    expect(await mails()).toEqual([]);
    now = MONDAY + 2 * HOUR;
    await Promise.all([1, 2, 3].map(() => sendReports(app.services)));
    await sendReports(app.services);
    expect((await mails()).map(({ userId }) => userId)).toEqual([mina.userId, leo.userId]);
    now += DAY;
    await sendReports(app.services);
    expect(await mails()).toHaveLength(4);
    // Missed for days, it is made up for once.
    now += 5 * DAY;
    await sendReports(app.services);
    await sendReports(app.services);
    expect(await mails()).toHaveLength(6);
    expect((await read(id)).schedule?.next_at).toBe(Date.UTC(2026, 5, 8, 8));
  });

  test('is mailed whole by one who takes over from one that died in the midst of it', async () => {
    const { id } = await makeReport();
    await schedule(id);
    now = MONDAY + 2 * HOUR;
    const { pool } = app.services.database;
    await pool.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF (SELECT count(*) FROM outbox) > 0 THEN RAISE 'killed'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER die BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION die()`);
    await sendReports(app.services);
    expect(await mails()).toEqual([]);
    await pool.query('DROP TRIGGER die ON outbox; DROP FUNCTION die()');
    await sendReports(app.services);
    expect(await mails()).toHaveLength(2);
  });

  test('shows each recipient the figures that they may see, and opens with its days and filters', async () => {
    await answered(mina.token);
    await answered(leo.token);
    await keepFacts(app.services);
    await app.call(teams.changeRole, { id: leo.userId, role: 'agent', reach: 'own' }, asMina());
    const { id } = await makeReport();
    await schedule(id);
    now = MONDAY + 2 * HOUR;
    await sendReports(app.services);
    const [all, own] = await mails();
    expect(all?.text).toContain('Conversations: 2 (previous period 0, n = 2)');
    expect(own?.text).toContain('Conversations: 1 (previous period 0, n = 1)');
    expect(all?.text).toContain(`${ORIGIN}/dashboard/data-analysis/overview?days=7`);
    const lines = bytesOf(all as MailPayload)
      .toString('utf8')
      .split('\r\n');
    expect(lines).toContain('Conversations,2,0,2');
    expect(lines).toContain('2026-06-01,2,2,0,0,0,0,0');
  });

  test('says of a filter on somebody or something removed that it is not there any more', async () => {
    const { data: team } = await app.call(teams.create, { name: 'Orders', member_ids: [leo.userId] }, asMina());
    const { id } = await makeReport({ filter: { page: 'channel', team: team.id, channel: 'line' } });
    await app.call(teams.remove, { id: team.id }, asMina());
    await schedule(id, { recipients: [mina.userId] });
    now = MONDAY + 2 * HOUR;
    await sendReports(app.services);
    expect((await mails())[0]?.text).toContain('Channel: LINE · Team: No longer here');
  });

  test('names the campaign that it is narrowed to, and opens with it, though its name is a number', async () => {
    const { id } = await makeReport({ filter: { page: 'channel', campaign: '2026' } });
    await schedule(id, { recipients: [mina.userId] });
    now = MONDAY + 2 * HOUR;
    await sendReports(app.services);
    const [mail] = await mails();
    expect(mail?.text).toContain('Campaign: 2026');
    expect(mail?.text).toContain(`${ORIGIN}/dashboard/data-analysis/channel?campaign=%222026%22`);
  });

  test('goes to nobody who has left or may not see it any more, and its owner is told once', async () => {
    const [kim, val] = [await addColleague(app, mina, 'Kim'), await addColleague(app, mina, 'Val')];
    const { id } = await makeReport();
    await schedule(id, { recipients: [mina.userId, leo.userId, kim.userId, val.userId] });
    await app.call(teams.removeMember, { id: leo.userId }, asMina());
    const { pool } = app.services.database;
    // A role that gives nothing.
    await pool.query('UPDATE tenant_member SET role = $1 WHERE user_id = $2', [randomUUID(), val.userId]);
    now = MONDAY + 2 * HOUR;
    await sendReports(app.services);
    const sent = await mails();
    expect(sent.map(({ userId, subject }) => [userId, subject])).toEqual([
      [mina.userId, 'Weekly · Shop'],
      [mina.userId, '“Weekly” is no longer emailed to everyone'],
      [kim.userId, 'Weekly · Shop'],
    ]);
    expect(sent[1]?.text).toContain('Leo and Val left the team or can no longer see the analysis');
    expect((await read(id)).schedule?.recipients).toEqual([mina.userId, kim.userId]);
    now += DAY;
    await sendReports(app.services);
    expect(await mails()).toHaveLength(5);
  });

  test('is not mailed once it was deleted or stopped', async () => {
    const [gone, stopped] = [await makeReport(), await makeReport()];
    await schedule(gone.id);
    await schedule(stopped.id);
    await app.call(savedReports.remove, { id: gone.id }, asMina());
    await app.call(reportSchedules.remove, { id: stopped.id }, asMina());
    now = MONDAY + DAY;
    await sendReports(app.services);
    expect(await mails()).toEqual([]);
  });
});

test.each<[ReportFormat, string]>([
  ['pdf', '%PDF'],
  ['xlsx', 'PK'],
  ['csv', '\uFEFF'],
])('a test comes at once, to the caller alone, in their language, as %s', async (format, start) => {
  const ken = await app.signUp({ name: 'Ken', tenantName: '雲の店', locale: 'ja-JP' });
  const report = { name: '週次レポート', filter: { page: 'overview' as const, days: 7 as const } };
  const { id } = (await app.call(savedReports.create, report, { token: ken.token })).data;
  const answer = await app.call(reportSchedules.test, { id, format }, { token: ken.token, locale: 'ja-JP' } as never);
  expect(answer.code).toBe(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.userId).toBe(ken.userId);
  expect(mail?.attached?.[0]?.name).toBe(`週次レポート-2026-06-01.${format}`);
  const bytes = bytesOf(mail as MailPayload);
  expect(bytes.toString('utf8').startsWith(start)).toBe(true);
  if (format !== 'pdf') return;
  const { totalPages, text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  expect(totalPages).toBe(1);
  expect(text.replaceAll(/\s+/g, '')).toContain('週次レポート');
});

describe('what was noted of the days', () => {
  const note = (day: string, text: string) => app.call(annotations.create, { id: randomUUID(), day, text }, asMina());
  const testMail = async (id: string, format: ReportFormat) => {
    // The last one is the latest.
    now += 1;
    await app.call(reportSchedules.test, { id, format }, asMina());
    return bytesOf((await mails()).at(-1) as MailPayload);
  };
  const pagesOf = async (bytes: Uint8Array) => extractText(new Uint8Array(bytes), { mergePages: false });

  test('has lines of its own behind the figures, what colleagues wrote before what notes itself', async () => {
    const { id } = await makeReport();
    const { version } = (await app.call(bot.get, {}, asMina())).data;
    await app.call(bot.publish, { version, note: 'Warmer greeting' }, asMina());
    await note('2026-06-01', '=Price "change"');
    await note('2026-05-25', 'Before the period');
    await note('2026-05-28', 'Sale');
    const lines = (await testMail(id, 'csv')).toString('utf8').split('\r\n');
    const noted = ['Annotations', '2026-05-28,Sale', '2026-06-01,"\'=Price ""change"""'];
    expect(lines.slice(-6)).toEqual(['', ...noted, '2026-06-01,Bot version 2 published: Warmer greeting (automatic)', '']);
    const whole = (await pagesOf(await testMail(id, 'pdf'))).text.join(' ');
    expect(whole).toContain('May 28, 2026 Sale');
    expect(whole).toContain('Bot version 2 published: Warmer greeting (automatic)');
    expect(whole).not.toContain('Before the period');
    expect((await testMail(id, 'xlsx')).subarray(0, 2).toString()).toBe('PK');
  });

  test('goes on on further pages of a PDF, none of it left out', async () => {
    const { id } = await makeReport();
    const texts = Array.from({ length: 60 }, (_, no) => `Campaign ${no + 1}: ${'long '.repeat(20)}`.trim());
    for (const text of texts) await note('2026-06-01', text);
    const { totalPages, text } = await pagesOf(await testMail(id, 'pdf'));
    expect(totalPages).toBeGreaterThan(1);
    const whole = text.join(' ').replaceAll(/\s+/g, ' ');
    for (const each of texts) expect(whole).toContain(each);
  });
});

describe('a schedule', () => {
  test('is its owner’s to make, for people who may see the analysis', async () => {
    const { id } = await makeReport({ shared: true });
    const people = await read(id);
    expect(people).toMatchObject({ schedule: null, people: [{ name: 'Leo' }, { name: 'Mina' }] });
    const stranger = await app.signUp();
    const refused = await schedule(id, { recipients: [stranger.userId] });
    expect(refused).toMatchObject({ status: 400, data: { reason: 'invalid_request' } });
    const ofLeo = await app.call(
      reportSchedules.save,
      { id, every: 'day', hour: 8, format: 'csv', recipients: [leo.userId] },
      { token: leo.token },
    );
    expect(ofLeo.data).toMatchObject({ reason: 'refused' });
    expect((await app.call(reportSchedules.get, { id }, { token: stranger.token })).data).toMatchObject({ reason: 'not_found' });
    await schedule(id, { every: 'month', month_day: 31, format: 'pdf' });
    expect((await read(id)).schedule).toMatchObject({ every: 'month', month_day: 31, format: 'pdf', next_at: Date.UTC(2026, 5, 30, 8) });
  });
});
