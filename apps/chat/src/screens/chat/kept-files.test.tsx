import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { FakeUploads } from '#/testing/fake-uploads.ts';
import { keptTray } from '#/state/kept-tray.ts';
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
  expect(await screen.findByText(/Files that aren’t uploaded yet are lost when you close this page/)).toBeTruthy();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  const again = await renderChat({ platform, plugs: [uploads], again: true });
  expect(await (await tray()).findByText(/This file is no longer available/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
  await again.user.click((await tray()).getByRole('button', { name: 'Remove pole.jpg' }));
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
});

describe('a message that is sent before its files are there', () => {
  async function sendAhead() {
    const [platform, uploads] = [new FakePlatform(), new FakeUploads()];
    let open: () => void = () => undefined;
    uploads.gate = new Promise<void>((resolve) => (open = resolve));
    const { user } = await renderChat({ platform, plugs: [uploads] });
    await pick(user, photo());
    expect(await screen.findByText(/You can send now. The message goes out once the files are uploaded/)).toBeTruthy();
    await user.type(await screen.findByRole('textbox'), 'The pole{Enter}');
    expect(await screen.findByText(/^The message goes out once the files are uploaded/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
    expect(platform.callsTo('messages')).toEqual([]);
    return { platform, uploads, user, open: () => open() };
  }
  const sent = (platform: FakePlatform) =>
    platform.callsTo('messages').map(({ fields }) => [fields['text'], (fields['attachments'] as string[]).length]);

  test('goes with them, once, as soon as they are', async () => {
    const { platform, open } = await sendAhead();
    open();
    await waitFor(() => expect(sent(platform)).toEqual([['The pole', 1]]));
    expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  });

  test('says what was written last', async () => {
    const { platform, user, open } = await sendAhead();
    await user.type(screen.getByRole('textbox'), ' is broken');
    open();
    await waitFor(() => expect(sent(platform)).toEqual([['The pole is broken', 1]]));
  });

  test('stays where it is once the visitor thinks better of it', async () => {
    const { platform, user, open } = await sendAhead();
    await user.click(screen.getByRole('button', { name: 'Don’t send yet' }));
    open();
    await (await tray()).findByRole('button', { name: 'Remove pole.jpg' });
    expect(sent(platform)).toEqual([]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The pole');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent(platform)).toEqual([['The pole', 1]]));
  });

  test('waits for the visitor where a file is not taken, and keeps its words', async () => {
    const { platform, uploads, user, open } = await sendAhead();
    uploads.refuses = true;
    open();
    expect(await screen.findByText('This kind of file is not taken')).toBeTruthy();
    await user.click(await (await tray()).findByRole('button', { name: 'Remove pole.jpg' }));
    expect(sent(platform)).toEqual([]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The pole');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(platform.callsTo('messages')).toHaveLength(1));
  });

  test('goes after a reload, where they have arrived meanwhile', async () => {
    const [platform, uploads] = [new FakePlatform(), new FakeUploads()];
    const { user } = await renderChat({ platform, plugs: [uploads] });
    await pick(user, photo());
    await (await tray()).findByRole('button', { name: 'Remove pole.jpg' });
    await user.type(screen.getByRole('textbox'), 'The pole');
    keptTray(sessionStorage, 'demo').setAwaited(true);
    await renderChat({ platform, plugs: [uploads], again: true });
    await waitFor(() => expect(sent(platform)).toEqual([['The pole', 1]]));
    expect(keptTray(sessionStorage, 'demo').isAwaited()).toBe(false);
  });

  test('does not go after a reload without a file that the browser has lost', async () => {
    const { platform, uploads, open } = await sendAhead();
    await renderChat({ platform, plugs: [uploads], again: true });
    expect(await (await tray()).findByText(/This file is no longer available/)).toBeTruthy();
    open();
    expect(screen.queryByRole('button', { name: 'Don’t send yet' })).toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The pole');
    expect(sent(platform)).toEqual([]);
  });
});
