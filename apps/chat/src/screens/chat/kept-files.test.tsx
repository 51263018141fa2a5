import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { FakeUploads } from '#/testing/fake-uploads.ts';
import { renderChat } from '#/testing/render-chat.tsx';

const tray = async () => within(await screen.findByRole('list', { name: 'Attached files' }));
const photo = () => new File(['a picture'], 'pole.jpg', { type: 'image/jpeg' });

async function pick(user: Awaited<ReturnType<typeof renderChat>>['user'], file: File): Promise<void> {
  await screen.findByRole('button', { name: 'Attach' });
  const picker = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (picker) await user.upload(picker, file);
}

test('a file that has arrived is in the tray after a reload, and goes with the message', async () => {
  const [platform, uploads] = [new FakePlatform(), new FakeUploads()];
  const { user } = await renderChat({ platform, plugs: [uploads] });
  await pick(user, photo());
  await (await tray()).findByRole('button', { name: 'Remove pole.jpg' });
  const again = await renderChat({ platform, plugs: [uploads], again: true });
  await (await tray()).findByRole('button', { name: 'Remove pole.jpg' });
  await again.user.type(await screen.findByRole('textbox'), 'The pole{Enter}');
  await waitFor(() => expect(platform.callsTo('messages').at(-1)?.fields).toMatchObject({ text: 'The pole' }));
  expect(platform.callsTo('messages').at(-1)?.fields['attachments']).toHaveLength(1);
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
  await renderChat({ platform, plugs: [uploads], again: true });
  await within(await screen.findByRole('log')).findByText('The pole');
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
});

test('a file that was removed does not come back', async () => {
  const [platform, uploads] = [new FakePlatform(), new FakeUploads()];
  const { user } = await renderChat({ platform, plugs: [uploads] });
  await pick(user, photo());
  await user.click(await (await tray()).findByRole('button', { name: 'Remove pole.jpg' }));
  await renderChat({ platform, plugs: [uploads], again: true });
  await screen.findByText('Hi, I’m Nora.');
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
});

test('where the browser keeps no files, the visitor is told before and after the page goes', async () => {
  const [platform, uploads] = [new FakePlatform(), Object.assign(new FakeUploads(), { isAway: true })];
  const { user } = await renderChat({ platform, plugs: [uploads] });
  await pick(user, photo());
  expect(await screen.findByText(/Files that are not uploaded yet are lost when you close this page/)).toBeTruthy();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  const again = await renderChat({ platform, plugs: [uploads], again: true });
  expect(await (await tray()).findByText(/This file is not there any more/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
  await again.user.click((await tray()).getByRole('button', { name: 'Remove pole.jpg' }));
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
});
