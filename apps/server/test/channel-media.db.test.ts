import { CODES, conversations, messages } from '@lobby/contract';
import { parseBuffer } from 'music-metadata';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openServiceCustomer } from './service-customer.ts';
import type { ServiceCall } from './service-stand-in.ts';
import { uploaded, uploadFile, type PickedFile } from './upload-file.ts';

/** Two seconds as Chromium's recorder makes them: Opus in WebM, whose length stands nowhere. */
const VOICE: PickedFile = {
  name: 'voice.webm',
  mime: 'audio/webm',
  bytes: readFileSync(new URL('recordings/voice.webm', import.meta.url)),
};
const VOICE_S = 2;

const desk = openServiceCustomer();

/** Somebody has written on a service, and Mina answers with files. */
async function answerWith(kind: 'telegram' | 'line' | 'whatsapp', ...files: PickedFile[]): Promise<string> {
  await desk.begin(kind);
  await desk.says('Hello?');
  const id = await desk.first();
  const { token } = desk.mina;
  await desk.app.call(conversations.takeover, { id }, { token });
  await desk.settle();
  desk.service.calls.length = 0;
  desk.now += 1_000;
  const attachments = [];
  for (const file of files) attachments.push((await uploaded(desk.app, 'staff', token, file)).id);
  await desk.app.call(messages.send, { id, client_msg_id: randomUUID(), text: '', attachments }, { token });
  await desk.settle();
  return id;
}

/** One field of a form as it was posted. */
function fieldIn(call: ServiceCall | undefined, field: string): { head: string; bytes: Buffer } {
  const text = call?.raw.toString('latin1') ?? '';
  const boundary = /boundary=(.+)$/.exec(call?.headers['content-type'] ?? '')?.[1] ?? '';
  const part = text.split(`--${boundary}\r\n`).find((each) => each.includes(`name="${field}"`));
  if (part === undefined) throw new Error(`nothing came as ${field}`);
  const start = part.indexOf('\r\n\r\n');
  const last = part.indexOf(`\r\n--${boundary}--`);
  const end = last < 0 ? part.length - '\r\n'.length : last;
  return { head: part.slice(0, start), bytes: Buffer.from(part.slice(start + 4, end), 'latin1') };
}
function fileIn(call: ServiceCall | undefined, field: string): { name: string; type: string; bytes: Buffer } {
  const { head, bytes } = fieldIn(call, field);
  return { name: /filename="([^"]*)"/.exec(head)?.[1] ?? '', type: /content-type: (.+)/i.exec(head)?.[1] ?? '', bytes };
}
/** A file as LINE fetches it: by its address, without anybody's token. */
async function fetched(url: unknown): Promise<{ type: string | null; bytes: Buffer }> {
  const answer = await desk.app.fetch(new URL(String(url)).pathname);
  expect(answer.status).toBe(200);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
}
const lineMessages = () => desk.service.to('/v2/bot/message/').flatMap(({ json }) => (json['messages'] ?? []) as Record<string, unknown>[]);
const heard = async (bytes: Buffer) => (await parseBuffer(bytes, undefined, { duration: true })).format;
/** A picture that no service takes as it is: noise, which no format makes small. */
const noise = (side: number) => sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

describe('a voice note of the recorder', () => {
  test('is the same sound in Ogg on Telegram', async () => {
    const id = await answerWith('telegram', VOICE);
    const { name, type, bytes } = fileIn(desk.service.to('/sendVoice')[0], 'voice');
    expect([name, type]).toEqual(['voice.ogg', 'audio/ogg']);
    const format = await heard(bytes);
    expect(format).toMatchObject({ container: 'Ogg', codec: 'Opus' });
    expect(format.duration).toBeCloseTo(VOICE_S, 0);
    expect((await desk.deliveries(id)).at(-1)).toMatchObject({ state: 'sent', parts: 1 });
  });

  test('is brought to WhatsApp in Ogg, and sent as a sound', async () => {
    await answerWith('whatsapp', VOICE);
    const call = desk.service.to('/media')[0];
    const { name, type, bytes } = fileIn(call, 'file');
    expect([name, type, fieldIn(call, 'type').bytes.toString()]).toEqual(['voice.ogg', 'audio/ogg', 'audio/ogg']);
    expect(await heard(bytes)).toMatchObject({ container: 'Ogg', codec: 'Opus', numberOfChannels: 1 });
    expect(desk.sent()[0]).toMatchObject({ type: 'audio', audio: { id: expect.any(String) as string } });
  });

  test('is AAC in MP4 on LINE, with how long it is', async () => {
    await answerWith('line', VOICE);
    const [sent] = lineMessages();
    expect(sent).toMatchObject({ type: 'audio' });
    expect(Number(sent?.['duration']) / 1_000).toBeCloseTo(VOICE_S, 0);
    const { type, bytes } = await fetched(sent?.['originalContentUrl']);
    expect(type).toBe('audio/mp4');
    const format = await heard(bytes);
    expect(format.codec).toContain('AAC');
    expect(format.duration).toBeCloseTo(VOICE_S, 0);
  });

  test('that cannot be read goes as a link', async () => {
    const broken = { ...VOICE, bytes: VOICE.bytes.subarray(0, 200) };
    const id = await answerWith('telegram', broken);
    expect(desk.service.to('/sendVoice')).toEqual([]);
    expect(String(desk.sent()[0]?.['text'])).toMatch(/^voice\.webm: https:\/\/lobby\.example\/files\//);
    expect((await desk.deliveries(id)).at(-1)).toMatchObject({ state: 'sent' });
  });
});

describe('a picture', () => {
  test('in WebP is a JPEG on WhatsApp, and keeps what is transparent as a PNG', async () => {
    const plain = await noise(40).webp().toBuffer();
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#f000' } })
      .webp()
      .toBuffer();
    await answerWith('whatsapp', { name: 'shoe.webp', bytes: plain }, { name: 'logo.webp', bytes: clear });
    const files = desk.service.to('/media').map((call) => fileIn(call, 'file'));
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['shoe.jpg', 'image/jpeg'],
      ['logo.png', 'image/png'],
    ]);
    expect(await sharp(files[0]?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40 });
    expect(await sharp(files[1]?.bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
    expect(desk.sent().map(({ type }) => type)).toEqual(['image', 'image']);
  });

  test('in AVIF is a JPEG on LINE, with a small one beside it', async () => {
    await answerWith('line', { name: 'shoe.avif', bytes: await noise(800).avif({ quality: 30 }).toBuffer() });
    const [sent] = lineMessages();
    expect(sent?.['type']).toBe('image');
    const [whole, small] = [await fetched(sent?.['originalContentUrl']), await fetched(sent?.['previewImageUrl'])];
    expect([whole.type, small.type]).toEqual(['image/jpeg', 'image/jpeg']);
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800 });
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
  });

  test('that is larger than the service takes is drawn again within its limit', async () => {
    const large = await noise(1_700).png().toBuffer();
    expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
    await answerWith('whatsapp', { name: 'large.png', bytes: large });
    const { type, bytes } = fileIn(desk.service.to('/media')[0], 'file');
    expect(type).toBe('image/jpeg');
    expect(bytes.length).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_700 });
  });

  test('in SVG is sent to nobody, and whoever sends it is told', async () => {
    const svg = { name: 'plan.svg', mime: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
    const id = await answerWith('whatsapp', svg);
    expect(desk.sent()).toEqual([]);
    expect((await desk.deliveries(id)).at(-1)).toMatchObject({ state: 'failed', reason: 'bad_media' });
  });

  test('in HEIC, whose inside cannot be read here, is refused as it is uploaded', async () => {
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)]);
    const { code, msg } = await uploadFile(desk.app, 'staff', desk.mina.token, { name: 'photo.heic', mime: 'image/heic', bytes: heic });
    expect(code).toBe(CODES.image_unreadable.code);
    expect(msg).toMatch(/JPEG/);
  });
});

test('a film has a picture to stand for it on LINE', async () => {
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(64)]);
  await answerWith('line', { name: 'film.mp4', mime: 'video/mp4', bytes: film });
  const [sent] = lineMessages();
  expect(sent?.['type']).toBe('video');
  expect(await sharp((await fetched(sent?.['previewImageUrl'])).bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
});

test('what a service has no message for goes as a link', async () => {
  const film = { name: 'film.webm', mime: 'video/webm', bytes: Buffer.concat([Buffer.from(VOICE.bytes.subarray(0, 4_096))]) };
  await answerWith('whatsapp', film);
  expect(desk.service.to('/media')).toEqual([]);
  expect(JSON.stringify(desk.sent()[0])).toContain('film.webm: https://lobby.example/files/');
});
