import { tenant, upload, user, type TenantSettings } from '@lobby/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aUser } from '#/testing/facts.ts';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const ID = '019a0000-0000-7000-8000-000000000001';
const FACE = '/files/picture/me.webp';
const PROFILE = '/dashboard/overview?account=profile';
const file = (type = 'image/png') => new File([new Uint8Array(8)], 'me.png', { type });
const dialog = () => screen.findByRole('dialog', { name: 'Your account' });
const images = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

const takeFiles = (api: FakeApi) => {
  api.answer(upload.prepare, { id: ID, state: 'uploading', part_bytes: 5_000_000, parts: 1, received: [] });
  api.answer(upload.part, { received: [0] });
  api.answer(upload.done, { id: ID, name: 'me.png', mime: 'image/png', bytes: 8 });
};
const takeFace = (api: FakeApi) => {
  takeFiles(api);
  api.answer(user.setFace, ({ body }) => aUser({ face: (body as { upload_id: string | null }).upload_id === null ? null : FACE }));
};

beforeEach(() => void vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable'))));
afterEach(() => void vi.unstubAllGlobals());

test('what no browser can read is sent as it is; the face shows at once wherever the person does, and goes again', async () => {
  const { user: person, api } = await renderScreen({ path: PROFILE, answers: takeFace });
  const input = within(await dialog()).getByLabelText<HTMLInputElement>('Photo', { selector: 'input' });
  await person.upload(input, file());
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeTruthy();
  expect(api.callsTo(upload.prepare)[0]?.body).toMatchObject({ purpose: 'face', name: 'me.png' });
  expect(api.callsTo(user.setFace)[0]?.body).toEqual({ upload_id: ID });
  await waitFor(() => expect(images().filter((src) => src === FACE)).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(images()).toEqual([]));
  expect(api.callsTo(user.setFace)[1]?.body).toEqual({ upload_id: null });
});

test('an image is cut first: dragged, moved by arrow keys and enlarged; nothing is sent before', async () => {
  const image = { width: 400, height: 200, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(image));
  const drawn: unknown[][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ clearRect: () => undefined, drawImage: (...given: unknown[]) => drawn.push(given) }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'], { type: 'image/png' })));
  const { user: person, api } = await renderScreen({ path: PROFILE, answers: takeFace });
  await person.upload(within(await dialog()).getByLabelText<HTMLInputElement>('Photo', { selector: 'input' }), file());
  const area = await screen.findByRole('button', { name: 'Visible part' });
  expect(drawn.at(-1)?.slice(1, 5)).toEqual([100, 0, 200, 200]);
  fireEvent.keyDown(area, { key: 'ArrowRight' });
  await waitFor(() => expect(drawn.at(-1)?.slice(1, 5)).toEqual([110, 0, 200, 200]));
  expect(api.callsTo(upload.prepare)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Use this part' }));
  await waitFor(() => expect(api.callsTo(user.setFace)).toHaveLength(1));
  expect(drawn.at(-1)?.slice(1, 5)).toEqual([110, 0, 200, 200]);
});

test('a refusal is said, and what was there stays', async () => {
  const { user: person } = await renderScreen({
    path: PROFILE,
    user: { face: FACE },
    answers: (api) => {
      takeFiles(api);
      api.fail(user.setFace, 'image_unreadable');
    },
  });
  await person.upload(within(await dialog()).getByLabelText<HTMLInputElement>('Photo', { selector: 'input' }), file());
  expect((await within(await dialog()).findByRole('alert')).textContent).not.toBe('');
  expect(images()).toContain(FACE);
});

test('a logo shows beside the name of the business at once', async () => {
  const settings: TenantSettings = {
    slug: 'kumo',
    name: 'Kumo',
    logo: null,
    country: 'JP',
    timezone: 'Asia/Tokyo',
    locales: ['ja-JP'],
    industry: null,
    frame_origins: [],
    version: 1,
  };
  const { user: person } = await renderScreen({
    path: '/dashboard/overview?account=business',
    answers: (api) => {
      takeFiles(api);
      api.answer(tenant.settings, settings);
      api.answer(tenant.setLogo, { ...settings, logo: '/files/picture/logo.webp' });
    },
  });
  await person.upload(await screen.findByLabelText<HTMLInputElement>('Logo', { selector: 'input' }, { timeout: 20_000 }), file());
  await waitFor(() => expect(images().filter((src) => src === '/files/picture/logo.webp').length).toBeGreaterThanOrEqual(2));
}, 60_000);
