import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

const WECHAT = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50';

afterEach(() => vi.restoreAllMocks());

async function open(platform = new FakePlatform()) {
  platform.post({ author_kind: 'agent', author_name: 'Candy', body: 'It left today.' });
  const view = await renderChat({ platform });
  await screen.findByText('It left today.');
  await openAgain(view.user);
  return view;
}
async function openAgain(user: Awaited<ReturnType<typeof renderChat>>['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save this conversation' }));
  await screen.findByRole('dialog', { name: 'Save this conversation' });
}
/** A browser in which files can go into a share sheet, and what becomes of it. */
function sharing(share: (data: ShareData) => Promise<void>): void {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  Object.assign(navigator, { canShare: () => true, share });
}

describe('by mail', () => {
  test('goes to the address that is given, which is there to confirm the next time', async () => {
    const { platform, user } = await open();
    await user.type(screen.getByLabelText('Email address'), 'vi@example.com');
    await user.click(screen.getByRole('button', { name: 'Send it to me' }));
    expect(await screen.findByText('The conversation is on its way to vi@example.com.')).toBeTruthy();
    expect(platform.callsTo('transcript')[0]?.fields).toMatchObject({ email: 'vi@example.com', locale: 'en-US' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await openAgain(user);
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('vi@example.com');
  });

  test('is only a link to an address that is not shown to be the visitor’s, and says so', async () => {
    const platform = new FakePlatform();
    platform.mailed = 'link';
    const { user } = await open(platform);
    await user.type(screen.getByLabelText('Email address'), 'vi@example.com');
    await user.click(screen.getByRole('button', { name: 'Send it to me' }));
    expect(await screen.findByText('A link that opens this conversation is on its way to vi@example.com.')).toBeTruthy();
  });

  test('that was asked for too often says so and keeps the address', async () => {
    const { platform, user } = await open();
    platform.fate = ({ name }) => (name === 'transcript' ? { code: 'throttled', data: { retry_after: 60 } } : undefined);
    await user.type(screen.getByLabelText('Email address'), 'vi@example.com');
    await user.click(screen.getByRole('button', { name: 'Send it to me' }));
    expect(await screen.findByText(/You’re sending messages too quickly/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('vi@example.com');
  });
});

describe('as a file', () => {
  afterEach(() => {
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  });

  test('goes into the share sheet of a phone', async () => {
    const shared: ShareData[] = [];
    sharing(async (data) => void shared.push(data));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(await shared[0]?.files?.[0]?.text()).toContain('Candy:\nIt left today.');
    expect(screen.queryByLabelText('The conversation as text')).toBeNull();
  });

  test('is text to copy where the page may not share after all', async () => {
    sharing(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('The conversation as text')).value).toContain('It left today.');
  });

  test('is text to copy in a browser inside another app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(WECHAT);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('The conversation as text')).value).toContain('It left today.');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('It left today.');
  });
});
