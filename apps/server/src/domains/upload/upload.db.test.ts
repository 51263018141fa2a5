import { conversations, messages, PART_BYTES, pay, teams, upload, visitor, type Attachment } from '@lobby/contract';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purge } from '#/jobs/purge.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { beginVisit, uploaded, uploadFile } from '#test/upload-file.ts';
import { UPLOADS_PER_DAY } from './uploader.ts';

const DAY = 86_400_000;
const MIB = 1024 * 1024;

let app: TestApp;
let mina: SignedUp;
let nori: SignedUp;
let visit: { token: string; conversationId: string };
let folder: string;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-files-test-'));
  app = await openTestApp({ now: () => now, config: { data: folder } });
  [mina, nori] = [await app.signUp(), await app.signUp()];
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  visit = await beginVisit(app, mina.slug);
});

const text = (content: string) => new TextEncoder().encode(content);
const NOTE = { name: 'note.txt', bytes: text('Order 4711'), mime: 'text/plain' };
const asVisitor = () => ({ token: visit.token });
const asMina = () => ({ token: mina.token });
const photo = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#a34' } });
const say = (ids: string[], rest: { text?: string; client_msg_id?: string } = {}) =>
  app.call(
    visitor.messages,
    { conversation_id: visit.conversationId, client_msg_id: randomUUID(), attachments: ids, ...rest },
    asVisitor(),
  );
const prepare = (file: { name: string; bytes: number; mime?: string; client_file_id?: string }) =>
  app.call(upload.visitorPrepare, { client_file_id: randomUUID(), ...file }, asVisitor());
async function linkOf(id: string, token = visit.token): Promise<string> {
  const { data } = await app.call(upload.visitorLinks, { ids: [id] }, { token });
  return data.items[0]?.url ?? '';
}
const storedFiles = () =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

describe('a photo', () => {
  test('loses its place, its camera and every other word in it, stands upright, and gets a small picture', async () => {
    const exif = {
      IFD0: { Make: 'SecretCam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 17/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '114/1 9/1 0/1' },
    };
    const bytes = await photo(1200, 800).withExif(exif).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
    const before = await sharp(bytes).metadata();
    expect(before.exif?.includes('SecretCam')).toBe(true);
    expect(before.orientation).toBe(6);
    const file = await uploaded(app, 'visitor', visit.token, { name: 'IMG_1.jpeg', bytes, mime: 'image/jpeg' });
    expect(file).toMatchObject({ name: 'IMG_1.jpg', mime: 'image/jpeg', width: 800, height: 1200, thumb: true });
    const { items } = (await app.call(upload.visitorLinks, { ids: [file.id] }, asVisitor())).data;
    for (const url of [items[0]?.url ?? '', items[0]?.thumb_url ?? '']) {
      const served = Buffer.from(await (await app.fetch(url)).arrayBuffer());
      const after = await sharp(served).metadata();
      expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(served.includes('SecretCam')).toBe(false);
      expect(after.height).toBeGreaterThan(after.width);
    }
  });

  test('that is larger than any screen is made smaller', async () => {
    const bytes = await photo(6000, 3000).png().toBuffer();
    expect(await uploaded(app, 'visitor', visit.token, { name: 'plan.png', bytes })).toMatchObject({ width: 4096, height: 2048 });
  });

  test('with more than fifty million pixels is refused by its header, in bounded memory', async () => {
    const bytes = hugePng(30_000, 30_000);
    expect(bytes.length).toBeLessThan(MIB);
    const before = process.memoryUsage.rss();
    const answer = await uploadFile(app, 'visitor', visit.token, { name: 'bomb.png', bytes, mime: 'image/png' });
    expect(answer).toMatchObject({ status: 400, data: { reason: 'image_too_large' } });
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MIB);
  });

  test('that is broken off is refused', async () => {
    const whole = await photo(600, 400).jpeg().toBuffer();
    const answer = await uploadFile(app, 'visitor', visit.token, { name: 'cut.jpg', bytes: whole.subarray(0, whole.length / 2) });
    expect(answer.data).toMatchObject({ reason: 'image_unreadable' });
  });
});

/** A PNG of one-bit pixels, all the same: a few kilobytes that decode to a hundred megabytes. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const row = Math.ceil(width / 8) + 1;
  const pixels = deflateSync(Buffer.alloc(row * height));
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

describe('parts', () => {
  const BIG = { name: 'log.txt', bytes: Buffer.alloc(PART_BYTES * 2 + 7, 'a line of a log\n') };
  const send = (id: string, part: number, bytes: Uint8Array) =>
    app.call(upload.visitorPart, { id, part }, { ...asVisitor(), file: { name: 'part', bytes } });
  const piece = (part: number) => BIG.bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);

  test('go on where they were cut off, in any order, and one that is sent twice is one', async () => {
    const announced = { name: BIG.name, bytes: BIG.bytes.length, client_file_id: randomUUID() };
    const first = (await prepare(announced)).data;
    expect(first).toMatchObject({ state: 'uploading', parts: 3, part_bytes: PART_BYTES, received: [] });
    await send(first.id, 2, piece(2));
    await send(first.id, 0, piece(0));
    expect((await send(first.id, 0, piece(0))).data).toEqual({ received: [0, 2] });
    expect((await app.call(upload.visitorDone, { id: first.id }, asVisitor())).data).toMatchObject({ reason: 'upload_incomplete' });
    const again = (await prepare(announced)).data;
    expect(again).toMatchObject({ id: first.id, received: [0, 2] });
    await send(again.id, 1, piece(1));
    const done = await app.call(upload.visitorDone, { id: first.id }, asVisitor());
    expect(done.data).toMatchObject({ name: 'log.txt', mime: 'text/plain', bytes: BIG.bytes.length });
    const served = await (await app.fetch(await linkOf(first.id))).arrayBuffer();
    expect(Buffer.from(served).equals(BIG.bytes)).toBe(true);
    expect((await send(first.id, 1, piece(1))).data).toMatchObject({ reason: 'upload_over' });
  });

  test('of another size, or beyond the end, are refused', async () => {
    const { id } = (await prepare({ name: BIG.name, bytes: BIG.bytes.length })).data;
    for (const [part, bytes] of [
      [0, piece(0).subarray(1)],
      [2, piece(0)],
      [3, piece(2)],
    ] as const)
      expect((await send(id, part, bytes)).status).toBe(400);
  });

  test('are closed once, however many close them at the same time', async () => {
    const bytes = await photo(900, 700).jpeg().toBuffer();
    const { id } = (await prepare({ name: 'a.jpg', bytes: bytes.length })).data;
    await send(id, 0, bytes);
    const answers = await Promise.all(Array.from({ length: 6 }, () => app.call(upload.visitorDone, { id }, asVisitor())));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ id, width: 900 });
    expect((await app.call(upload.visitorDone, { id }, asVisitor())).data).toEqual(answers[0]?.data);
  });
});

describe('is refused', () => {
  const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
  test.each([
    ['an empty file', { name: 'a.txt', bytes: text('') }, 'file_empty'],
    ['a program by its name', { name: 'invoice.pdf.exe', bytes: text('x') }, 'file_refused'],
    ['a program by its content', { name: 'invoice.dat', bytes: EXE }, 'file_refused'],
    ['a program that is called a picture', { name: 'cat.jpg', bytes: EXE, mime: 'image/jpeg' }, 'file_refused'],
    ['a script by its first line', { name: 'notes', bytes: text('#!/bin/sh\nrm -rf /') }, 'file_refused'],
    ['a page that is called a PDF', { name: 'a.pdf', bytes: text('<!doctype html><script>1</script>') }, 'file_mismatch'],
    ['a text that is called a picture', { name: 'a.png', bytes: text('hello'), mime: 'image/png' }, 'file_mismatch'],
    ['a text whose type says PDF', { name: 'a', bytes: text('hello'), mime: 'application/pdf' }, 'file_mismatch'],
  ])('%s', async (_, file, reason) => {
    expect((await uploadFile(app, 'visitor', visit.token, file)).data).toMatchObject({ reason });
  });

  test('a file that was refused, each time it is closed again, and nothing of it stays', async () => {
    const before = storedFiles();
    const { id } = (await prepare({ name: 'a.png', bytes: 5 })).data;
    await app.call(upload.visitorPart, { id, part: 0 }, { ...asVisitor(), file: { name: 'a.png', bytes: text('hello') } });
    const close = async () => (await app.call(upload.visitorDone, { id }, asVisitor())).data;
    expect([await close(), await close()]).toMatchObject([{ reason: 'file_mismatch' }, { reason: 'file_mismatch' }]);
    expect(storedFiles()).toBe(before);
    expect((await say([id])).status).toBe(404);
  });

  test('what is larger than its side may send, in the caller’s language', async () => {
    const tooMuch = { client_file_id: randomUUID(), name: 'film.mp4', bytes: 20 * MIB + 1 };
    const answer = await app.call(upload.visitorPrepare, tooMuch, { ...asVisitor(), locale: 'ja-JP' });
    expect(answer).toMatchObject({ status: 413, data: { reason: 'too_large' } });
    expect(answer.msg).toContain('20 MB');
  });

  test('what is larger than the plan lets colleagues send, until it is a larger plan', async () => {
    const owner = await app.signUp();
    const announce = (bytes: number) =>
      app.call(upload.prepare, { client_file_id: randomUUID(), name: 'film.mp4', bytes }, { token: owner.token });
    const refused = await announce(20 * MIB + 1);
    expect([refused.status, refused.msg]).toEqual([413, expect.stringContaining('20 MB')]);
    await app.services.database.pool.query('UPDATE subscription SET set_meal_id = 2 WHERE tenant_id = $1', [owner.tenantId]);
    expect((await announce(20 * MIB + 1)).code).toBe(1);
    expect((await announce(50 * MIB + 1)).status).toBe(413);
  });

  test('what the plan has no room for: staff hear of the plan, visitors of what to do', async () => {
    const owner = await app.signUp();
    const announce = () =>
      app.call(upload.prepare, { client_file_id: randomUUID(), name: 'a.mp4', bytes: 20 * MIB }, { token: owner.token });
    const answers = await Promise.all(Array.from({ length: 27 }, announce));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(25);
    expect(answers.find(({ code }) => code !== 1)?.data).toMatchObject({ reason: 'quota_exceeded' });
    const guest = await beginVisit(app, owner.slug);
    const refused = await app.call(
      upload.visitorPrepare,
      { client_file_id: randomUUID(), name: 'a.txt', bytes: 5 },
      { token: guest.token },
    );
    expect(refused.data).toMatchObject({ reason: 'uploads_closed' });
    const { items } = (await app.call(pay.usage, {}, { token: owner.token })).data;
    expect(items.find(({ metric }) => metric === 'storage_mb')?.used).toBe(500);
  });

  test('more files than one visitor sends in a day', async () => {
    for (let no = 0; no < UPLOADS_PER_DAY.visitor; no += 1) expect((await prepare(NOTE_OF(1))).code).toBe(1);
    expect(await prepare(NOTE_OF(1))).toMatchObject({ status: 429, data: { reason: 'too_many_uploads' } });
    now += DAY + 1;
    expect((await prepare(NOTE_OF(1))).code).toBe(1);
  });
});

describe('the rules of a business', () => {
  let owner: SignedUp;
  let guest: { token: string; conversationId: string };
  beforeAll(async () => {
    owner = await app.signUp();
    const { data } = await app.call(teams.settings, {}, { token: owner.token });
    const files = {
      visitor: { kinds: ['image' as const, 'document' as const], max_mb: 1 },
      staff: { kinds: ['document' as const], max_mb: 2 },
    };
    await app.call(teams.saveSettings, { ...data, files }, { token: owner.token });
    guest = await beginVisit(app, owner.slug);
  });
  const announce = (name: string, bytes: number, mime = '') =>
    app.call(upload.visitorPrepare, { client_file_id: randomUUID(), name, bytes, mime }, { token: guest.token, locale: 'zh-HK' });

  test('are told to visitors, and hold before a byte travels', async () => {
    const { data } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    expect(data.tenant.files).toEqual({ kinds: ['image', 'document'], max_bytes: MIB });
    expect(await announce('song.mp3', 5)).toMatchObject({
      status: 415,
      data: { reason: 'file_kind' },
      msg: '這裏不接受此類檔案，請選擇其他類型的檔案。',
    });
    expect(await announce('voice.webm', 5, 'audio/webm')).toMatchObject({ data: { reason: 'file_kind' } });
    expect(await announce('all.zip', 5)).toMatchObject({ data: { reason: 'file_kind' } });
    expect(await announce('a.pdf', MIB + 1)).toMatchObject({ status: 413, data: { reason: 'too_large', limit: MIB } });
    expect((await announce('a.pdf', MIB)).code).toBe(1);
    expect((await announce('table.xlsx', 5)).code).toBe(1);
  });

  test('hold for what is in a file, whatever its name says', async () => {
    const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.alloc(64)]);
    const picture = await photo().png().toBuffer();
    const sent = (side: 'visitor' | 'staff', token: string, name: string, bytes: Uint8Array) =>
      uploadFile(app, side, token, { name, bytes });
    expect(await sent('visitor', guest.token, 'a.png', picture)).toMatchObject({ code: 1 });
    expect(await sent('staff', owner.token, 'nameless', picture)).toMatchObject({ data: { reason: 'file_kind' } });
    expect(await sent('visitor', guest.token, 'nameless', zip)).toMatchObject({ data: { reason: 'file_kind' } });
    expect(await sent('staff', owner.token, 'a.txt', text('words'))).toMatchObject({ code: 1 });
  });

  test('leave alone what its people write help and corpus with, and other businesses', async () => {
    const request = { client_file_id: randomUUID(), name: 'a.png', bytes: 3 * MIB, mime: 'image/png', purpose: 'article' as const };
    expect((await app.call(upload.prepare, request, { token: owner.token })).code).toBe(1);
    expect((await prepare({ name: 'song.mp3', bytes: 5 })).code).toBe(1);
  });

  test('are never above what the platform lets in, and let in one kind at least', async () => {
    const { data } = await app.call(teams.settings, {}, { token: owner.token });
    for (const visitorRules of [
      { kinds: ['image' as const], max_mb: 21 },
      { kinds: [], max_mb: 5 },
    ]) {
      const files = { ...data.files, visitor: visitorRules };
      expect(await app.call(teams.saveSettings, { ...data, files }, { token: owner.token })).toMatchObject({ status: 400 });
    }
  });
});

const NOTE_OF = (bytes: number) => ({ name: 'note.txt', bytes });

describe('a message', () => {
  test('may be files alone, each in one message only, and a repeat is the same message', async () => {
    const files = [
      await uploaded(app, 'visitor', visit.token, NOTE),
      await uploaded(app, 'visitor', visit.token, { name: 'p.png', bytes: await photo().png().toBuffer() }),
    ];
    const ids = files.map(({ id }) => id);
    const clientMsgId = randomUUID();
    const sent = await say(ids, { client_msg_id: clientMsgId });
    expect(sent.data).toMatchObject({ body: '', attachments: files });
    expect((await say(ids, { client_msg_id: clientMsgId })).data.seq).toBe(sent.data.seq);
    expect((await say(ids)).status).toBe(404);
    const { items } = (await app.call(messages.list, { id: visit.conversationId }, asMina())).data;
    expect(items.find(({ seq }) => seq === sent.data.seq)?.attachments).toEqual(files);
  });

  test('without words and without files is none', async () => {
    expect(await say([])).toMatchObject({ status: 400, data: { fields: [{ path: 'text' }] } });
  });

  test('takes nobody else’s file: of another visitor, of staff, of another business, unknown or twice', async () => {
    const other = await beginVisit(app, mina.slug);
    const stranger = await beginVisit(app, nori.slug);
    const own = (await uploaded(app, 'visitor', visit.token, NOTE)).id;
    const foreign = [
      (await uploaded(app, 'visitor', other.token, NOTE)).id,
      (await uploaded(app, 'staff', mina.token, NOTE)).id,
      (await uploaded(app, 'visitor', stranger.token, NOTE)).id,
      randomUUID(),
      own,
    ];
    for (const id of foreign) expect((await say([own, id], { text: 'Look' })).status, id).toBe(404);
    expect((await say([own])).code).toBe(1);
  });

  test('with a file and no words goes from the bot to a person; with words the bot answers them', async () => {
    await say([(await uploaded(app, 'visitor', visit.token, NOTE)).id], { text: 'Hello' });
    await app.services.botRunner.idle();
    const status = async () => (await app.call(conversations.get, { id: visit.conversationId }, asMina())).data.status;
    expect(await status()).toBe('bot');
    await say([(await uploaded(app, 'visitor', visit.token, NOTE)).id]);
    await app.services.botRunner.idle();
    expect(await status()).toBe('queued');
  });

  test('is shown in lists by its file where it has no words', async () => {
    await app.call(conversations.takeover, { id: visit.conversationId }, asMina());
    await say([(await uploaded(app, 'visitor', visit.token, NOTE)).id]);
    const shown = (await app.call(conversations.get, { id: visit.conversationId }, asMina())).data.last_message;
    expect(shown).toMatchObject({ body: '', file: { name: 'note.txt', mime: 'text/plain' } });
    const own = (await app.call(visitor.conversations, {}, asVisitor())).data.items[0];
    expect(own).toMatchObject({ last_body: '', last_file: { name: 'note.txt' } });
  });

  test('that is taken back loses its files at once', async () => {
    await say([], { text: 'Hi' });
    const file = await uploaded(app, 'staff', mina.token, NOTE);
    const request = { id: visit.conversationId, client_msg_id: randomUUID(), attachments: [file.id] };
    const { seq } = (await app.call(messages.send, request, asMina())).data;
    const url = await linkOf(file.id);
    expect((await app.fetch(url)).status).toBe(200);
    expect((await app.call(upload.files, { id: visit.conversationId }, asMina())).data.items).toMatchObject([{ id: file.id, seq }]);
    const removed = (await app.call(messages.remove, { id: visit.conversationId, seq }, asMina())).data;
    expect(removed.attachments).toBeUndefined();
    expect((await app.fetch(url)).status).toBe(404);
    expect(await linkOf(file.id)).toBe('');
    expect((await app.call(upload.files, { id: visit.conversationId }, asMina())).data.items).toEqual([]);
  });
});

describe('a link', () => {
  let file: Attachment;
  beforeEach(async () => {
    file = await uploaded(app, 'visitor', visit.token, NOTE);
  });

  test('is given to whoever may see the file: its uploader before it is sent, both sides after', async () => {
    const other = await beginVisit(app, mina.slug);
    const linksFor = async (token: string) => (await app.call(upload.links, { ids: [file.id] }, { token })).data.items.length;
    expect(await linkOf(file.id)).toMatch(/^\/files\//);
    expect(await linkOf(file.id, other.token)).toBe('');
    expect(await linksFor(mina.token)).toBe(0);
    await say([file.id]);
    expect(await linksFor(mina.token)).toBe(1);
    expect(await linksFor(nori.token)).toBe(0);
    expect(await linkOf(file.id, other.token)).toBe('');
  });

  test('serves the file so that nothing in it ever runs', async () => {
    const { headers } = await app.fetch(await linkOf(file.id));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="note.txt"; filename*=UTF-8''note.txt`,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
  });

  test.each([
    ['x.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['x.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
  ])('never shows %s inside a page', async (name, mime, content) => {
    const active = await uploaded(app, 'visitor', visit.token, { name, mime, bytes: text(content) });
    expect(active.width).toBeUndefined();
    const { headers } = await app.fetch(await linkOf(active.id));
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  test.each([
    ['bytes=0-4', 206, 'Order', 'bytes 0-4/10'],
    ['bytes=6-', 206, '4711', 'bytes 6-9/10'],
    ['bytes=-2', 206, '11', 'bytes 8-9/10'],
    ['bytes=6-400', 206, '4711', 'bytes 6-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, 'Order 4711', null],
    ['lines=1-2', 200, 'Order 4711', null],
  ])('answers %s with %i', async (range, status, body, contentRange) => {
    const response = await app.fetch(await linkOf(file.id), { headers: { range } });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, body, contentRange]);
  });

  test('that was changed, or has ended, leads nowhere', async () => {
    const url = await linkOf(file.id);
    const mine = await uploaded(app, 'visitor', visit.token, NOTE);
    const changed = [
      url.replace(file.id, mine.id),
      url.replace(`/${mina.tenantId}.`, `/${nori.tenantId}.`),
      `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`,
      url.replace('original', 'thumb'),
      '/files/x',
    ];
    for (const each of changed) expect((await app.fetch(each)).status, each).toBe(404);
    expect((await app.fetch(url)).status).toBe(200);
    now += 3_600_001;
    expect((await app.fetch(url)).status).toBe(404);
  });
});

describe('what no message has', () => {
  test('is removed after a day, and what a message has stays', async () => {
    now += DAY + 1;
    await purge(app.services);
    const kept = await uploaded(app, 'visitor', visit.token, NOTE);
    await say([kept.id]);
    const before = storedFiles();
    const left = await uploaded(app, 'visitor', visit.token, { name: 'p.png', bytes: await photo().png().toBuffer() });
    const { id } = (await prepare({ name: 'log.txt', bytes: PART_BYTES + 1 })).data;
    await app.call(upload.visitorPart, { id, part: 1 }, { ...asVisitor(), file: { name: 'p', bytes: text('x') } });
    expect(storedFiles()).toBe(before + 3);
    now += DAY + 1;
    await purge(app.services);
    expect(storedFiles()).toBe(before);
    expect(await linkOf(left.id)).toBe('');
    expect((await app.fetch(await linkOf(kept.id))).status).toBe(200);
  });

  test('can be given up by its uploader, and only so', async () => {
    const before = storedFiles();
    const { id } = await uploaded(app, 'visitor', visit.token, NOTE);
    const other = await beginVisit(app, mina.slug);
    expect((await app.call(upload.visitorCancel, { id }, { token: other.token })).status).toBe(404);
    expect((await app.call(upload.visitorCancel, { id }, asVisitor())).code).toBe(1);
    expect((await app.call(upload.visitorCancel, { id }, asVisitor())).code).toBe(1);
    expect(storedFiles()).toBe(before);
    expect((await say([id])).status).toBe(404);
    const sent = await uploaded(app, 'visitor', visit.token, NOTE);
    await say([sent.id]);
    expect((await app.call(upload.visitorCancel, { id: sent.id }, asVisitor())).status).toBe(404);
  });
});

test('a foreign upload is not found by any call', async () => {
  const { id } = (await prepare(NOTE_OF(10))).data;
  const other = await beginVisit(app, mina.slug);
  const part = { name: 'p', bytes: text('Order 4711') };
  for (const token of [other.token, (await beginVisit(app, nori.slug)).token]) {
    expect((await app.call(upload.visitorPart, { id, part: 0 }, { token, file: part })).status).toBe(404);
    expect((await app.call(upload.visitorDone, { id }, { token })).status).toBe(404);
  }
  expect((await app.call(upload.part, { id, part: 0 }, { ...asMina(), file: part })).status).toBe(404);
});

test('a ZIP that would grow without end is only stored', async () => {
  const bomb = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(4_000)]);
  const file = await uploaded(app, 'visitor', visit.token, { name: 'photos.zip', bytes: bomb });
  expect(file).toMatchObject({ mime: 'application/zip', bytes: bomb.length });
  expect(statSync(join(folder, 'files', String(mina.tenantId), file.id.slice(-2), file.id, 'original')).size).toBe(bomb.length);
});
