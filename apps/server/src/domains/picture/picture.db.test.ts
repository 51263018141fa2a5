import { channels, DEFAULT_LOOK, messages, PICTURE_SIDE, picturePath, teams, tenant, upload, user, visitor, widget } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { purge } from '#/jobs/purge.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { comeOnline } from '#test/come-online.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { beginVisit, uploaded, uploadFile } from '#test/upload-file.ts';

const MIB = 1024 * 1024;

let app: TestApp;
let mina: SignedUp;
let ken: Colleague;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-pictures-test-'));
  app = await openTestApp({ config: { data: folder } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
  ken = await addColleague(app, mina, 'Ken');
});

const plain = (width = 300, height = 200, background = '#a34') => sharp({ create: { width, height, channels: 3, background } });
async function picture(purpose: 'face' | 'logo', who: { token: string } = mina, bytes?: Uint8Array): Promise<string> {
  const file = { name: 'me.png', bytes: bytes ?? (await plain().png().toBuffer()), mime: 'image/png' };
  return (await uploaded(app, 'staff', who.token, file, purpose)).id;
}
const setFace = (id: string | null, who: { token: string } = mina) => app.call(user.setFace, { upload_id: id }, { token: who.token });
const setLogo = (id: string | null, who: { token: string } = mina) => app.call(tenant.setLogo, { upload_id: id }, { token: who.token });
const served = async (address: string | null | undefined) => app.fetch(address ?? '/files/picture/none.webp');
const drawnFrom = async (bytes: Uint8Array) => {
  const { data } = await setFace(await picture('face', mina, bytes));
  return sharp(Buffer.from(await (await served(data.face)).arrayBuffer()));
};
const pixelAt = async (image: Sharp, x: number, y: number) => [
  ...(await image.clone().extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];
const published = () =>
  readdirSync(join(folder, 'files'), { recursive: true }).filter(
    (name) => String(name).startsWith('picture') && /\/(webp|png)$/.test(String(name)),
  ).length;

describe('a face', () => {
  test('is a small square at an address that names nobody, needs no token and may be kept by caches', async () => {
    const { data } = await setFace(await picture('face'));
    expect(data.face).toMatch(/^\/files\/picture\/[0-9a-f-]{36}\.webp$/);
    const answer = await served(data.face);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=86400',
    ]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([PICTURE_SIDE, PICTURE_SIDE, 'webp']);
    const png = await served(data.face?.replace('.webp', '.png'));
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('stands upright, whatever way the camera was held', async () => {
    const half = await plain(100, 50, '#00f').png().toBuffer();
    const upright = plain(100, 100, '#f00').composite([{ input: half, top: 50, left: 0 }]);
    const turned = await upright.jpeg().withMetadata({ orientation: 3 }).toBuffer();
    const [red, , blue] = await pixelAt(await drawnFrom(turned), 64, 10);
    expect([red, blue].map((value) => (value ?? 0) > 128)).toEqual([false, true]);
  });

  test('in colours of print is shown in those of screens', async () => {
    const printed = await plain(80, 80, '#e02020').toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(printed).metadata()).space).toBe('cmyk');
    const drawn = await drawnFrom(printed);
    expect((await drawn.metadata()).space).toBe('srgb');
    const [red = 0, green = 255] = await pixelAt(drawn, 64, 64);
    expect([red > 150, green < 110]).toEqual([true, true]);
  });

  test('that is transparent has white behind it, and one that moves keeps still', async () => {
    const clear = await sharp({ create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    expect((await pixelAt(await drawnFrom(clear), 64, 64)).map((value) => value > 250)).toEqual([true, true, true]);
    const [first, second] = [await plain(40, 40, '#0f0').png().toBuffer(), await plain(40, 40, '#00f').png().toBuffer()];
    const moving = await sharp([first, second], { join: { animated: true } })
      .gif()
      .toBuffer();
    const drawn = await drawnFrom(moving);
    expect((await drawn.metadata()).pages ?? 1).toBe(1);
    expect((await pixelAt(drawn, 64, 64))[1]).toBeGreaterThan(150);
  });

  test.each([
    ['an SVG with a script in it', 'me.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'file_kind'],
    [
      'an SVG that calls itself a PNG',
      'me.png',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'file_mismatch',
    ],
    ['a text', 'me.txt', 'It is me', 'file_kind'],
  ])('is not made from %s', async (_name, name, content, reason) => {
    const bytes = new TextEncoder().encode(content);
    const answer = await uploadFile(app, 'staff', mina.token, { name, bytes }, 'face');
    expect(answer.code).not.toBe(1);
    expect(answer.msg.length).toBeGreaterThan(10);
    expect(answer.data).toMatchObject({ reason });
  });

  test('of 20 MB is refused with the limit, before a byte travels', async () => {
    const announced = { client_file_id: randomUUID(), name: 'me.png', bytes: 20 * MIB, mime: 'image/png', purpose: 'face' as const };
    const answer = await app.call(upload.prepare, announced, { token: mina.token });
    expect(answer).toMatchObject({ data: { reason: 'too_large' } });
    expect(answer.msg).toContain('10 MB');
  });

  test('takes the place of the one before, which is gone at once; taken away, the letters are back', async () => {
    const first = (await setFace(await picture('face'))).data.face;
    const before = published();
    const { data } = await setFace(await picture('face'));
    expect([(await served(first)).status, (await served(data.face)).status]).toEqual([404, 200]);
    expect(published()).toBe(before);
    expect((await setFace(null)).data.face).toBeNull();
    expect((await served(data.face)).status).toBe(404);
    expect((await setFace(null)).data.face).toBeNull();
    await purge(app.services);
    const left = await inTenant(app.services.database, mina.tenantId, ({ db }) => db.execute(`SELECT id FROM attachment`));
    expect(left.rows).toEqual([]);
  });

  test('is kept by a purge and by whoever gives up its upload; said twice, it is the same', async () => {
    const id = await picture('face');
    const face = (await setFace(id)).data.face;
    expect((await setFace(id)).data.face).toBe(face);
    await app.call(upload.cancel, { id }, { token: mina.token });
    await purge(app.services);
    expect((await served(face)).status).toBe(200);
  });

  test('is nobody else’s to use, and no message’s file', async () => {
    const foreign = await app.signUp();
    const id = await picture('face');
    for (const who of [ken, foreign]) expect(await setFace(id, who)).toMatchObject({ status: 404 });
    const { id: file } = await uploaded(app, 'staff', mina.token, { name: 'a.png', bytes: await plain().png().toBuffer() });
    expect(await setFace(file)).toMatchObject({ status: 404 });
    expect(await setLogo(id)).toMatchObject({ status: 404 });
  });

  test('stands beside what the person says, in the chat and in the inbox, and leaves with them', async () => {
    const face = (await setFace(await picture('face', ken), ken)).data.face;
    const { token, conversationId: id } = await beginVisit(app, mina.slug);
    const said = { conversation_id: id, client_msg_id: randomUUID(), text: 'A person, please' };
    await app.call(visitor.messages, said, { token });
    await app.services.botRunner.idle();
    const sent = await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Hello' }, { token: ken.token });
    expect(sent.data.author_face).toBe(face);
    const seen = (await app.call(visitor.sync, { conversation_id: id }, { token })).data;
    expect(seen.items.find(({ author_kind: kind }) => kind === 'agent')?.author_face).toBe(face);
    expect(seen.items.find(({ event }) => event?.name === 'agent_joined')?.author_face).toBe(face);
    const others = seen.items.filter(({ author_kind: kind, event }) => kind !== 'agent' && event?.name !== 'agent_joined');
    expect(others.map((each) => each.author_face)).not.toContain(face);
    expect(seen.state).toMatchObject({ agent_name: 'Ken', agent_face: face });
    expect((await app.call(visitor.conversations, {}, { token })).data.items[0]).toMatchObject({ agent_face: face });
    const leave = await comeOnline(app, { ...ken, tenantId: mina.tenantId });
    app.services.office.forget(mina.tenantId);
    expect((await app.call(visitor.home, { locale: 'en-US' }, { token })).data.team).toContainEqual({ name: 'Ken', face });
    const people = (await app.call(teams.members, {}, { token: mina.token })).data.items;
    expect(people.map((person) => [person.name, person.face])).toEqual([
      ['Ken', face],
      ['Mina', null],
    ]);
    leave();
    await app.call(teams.removeMember, { id: ken.userId }, { token: mina.token });
    expect((await served(face)).status).toBe(404);
    const after = await app.call(messages.list, { id }, { token: mina.token });
    expect(after.data.items.find(({ author_kind: kind }) => kind === 'agent')).toMatchObject({ author_name: 'Ken' });
    expect(after.data.items.some((each) => each.author_face !== undefined)).toBe(false);
  });
});

describe('a logo', () => {
  test('stands in the account, the settings, the chat and its mails; who changed it is written down', async () => {
    const { data } = await setLogo(await picture('logo'));
    expect((await served(data.logo)).status).toBe(200);
    expect((await app.call(user.info, {}, { token: ken.token })).data.tenant_logo).toBe(data.logo);
    expect((await app.call(tenant.profile, { tenant: mina.slug }, {})).data.logo).toBe(data.logo);
    const session = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
    expect(session.data.tenant.logo).toBe(data.logo);
    const { token, conversation_id: id } = session.data;
    await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Hello' }, { token });
    await app.call(visitor.transcript, { conversation_id: id, email: 'ann@mail.example', locale: 'en-US', timezone: 'UTC' }, { token });
    const [mail] = await listMails(app.services, 'ann@mail.example');
    expect(mail?.html).toContain(`${data.logo?.replace('.webp', '.png')}"`);
    const { rows } = await inTenant(app.services.database, mina.tenantId, ({ db }) =>
      db.execute(`SELECT action FROM audit_log WHERE action = 'tenant.update'`),
    );
    expect(rows).toHaveLength(1);
  });

  test('is nobody’s to change but those who change the settings', async () => {
    expect(await setLogo(null, ken)).toMatchObject({ status: 403 });
    const announced = { client_file_id: randomUUID(), name: 'a.png', bytes: 10, purpose: 'logo' as const };
    expect(await app.call(upload.prepare, announced, { token: ken.token })).toMatchObject({ status: 403 });
  });

  test('of a channel takes the place of the business’s there, in its launcher where that is wanted, and goes with it', async () => {
    const own = (await setLogo(await picture('logo'))).data.logo;
    const made = await app.call(
      channels.create,
      { kind: 'web', name: 'Shop', allowed_origins: ['https://shop.example'] },
      { token: mina.token },
    );
    if (made.data.kind !== 'web') throw new Error('no web channel');
    const { id, public_key: key } = made.data;
    let { version } = made.data;
    const shown = async () => {
      const answer = await app.fetch(widget.setup.path.replace('{key}', key), { headers: { origin: 'https://shop.example' } });
      return ((await answer.json()) as { data: { logo: string } }).data.logo;
    };
    const save = async (look: Partial<typeof DEFAULT_LOOK>) => {
      const saved = await app.call(channels.update, { id, version, look: { ...DEFAULT_LOOK, ...look } }, { token: mina.token });
      if (saved.code === 1) ({ version } = saved.data);
      return saved;
    };
    expect(await shown()).toBe('');
    await save({ logo_on_launcher: true });
    expect(await shown()).toContain(`url(http://lobby.test${own})`);
    const logo = await picture('logo');
    await save({ logo_on_launcher: true, logo_id: logo });
    const address = picturePath(logo);
    expect(await shown()).toContain(`url(http://lobby.test${address})`);
    const session = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', channel: key });
    expect(session.data.tenant.logo).toBe(address);
    // The business's own stays its own.
    expect(await save({ logo_id: own?.slice('/files/picture/'.length, -'.webp'.length) ?? '' })).toMatchObject({ status: 404 });
    await app.call(channels.remove, { id }, { token: mina.token });
    expect([(await served(address)).status, (await served(own)).status]).toEqual([404, 200]);
  });
});
