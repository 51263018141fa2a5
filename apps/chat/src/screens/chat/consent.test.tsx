import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

const LINK = 'https://kumo.example/privacy';
const TEXT = 'I agree that Northfold keeps what I write.';

function asking(mode: 'line' | 'required'): FakePlatform {
  const platform = new FakePlatform();
  platform.consent = { mode, text: TEXT, link: LINK, version: 3, agreed: false };
  return platform;
}
/** As the server does it. */
const refusing = (platform: FakePlatform) => {
  platform.fate = ({ name }) =>
    name === 'messages' && platform.consent.mode === 'required' && !platform.consent.agreed ? { code: 'consent_required' } : undefined;
};

describe('a tick before the first message', () => {
  test('what is written waits, leads to the tick, and is sent once with it', async () => {
    const platform = asking('required');
    refusing(platform);
    const { user } = await renderChat({ platform });
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: TEXT });
    expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(LINK);
    await user.type(await screen.findByRole('textbox'), 'Where is my order?{Enter}');
    expect(await screen.findByText('Waiting for your consent below')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(tick));
    expect(platform.callsTo('messages')).toHaveLength(0);
    await user.click(tick);
    await waitFor(() => expect(platform.messages.map(({ body }) => body)).toEqual(['Where is my order?']));
    expect(platform.callsTo('consent')[0]?.fields).toEqual({ version: 3, locale: 'en-US' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('a question that is only pressed waits for it too', async () => {
    const platform = asking('required');
    const { user } = await renderChat({ platform });
    await user.click(await screen.findByRole('button', { name: 'Where is my order?' }));
    expect(await screen.findByText('Your message is sent as soon as you agree.')).toBeTruthy();
    expect(platform.callsTo('messages')).toHaveLength(0);
  });

  test('that the business asks for meanwhile keeps the message until it is there', async () => {
    const platform = asking('line');
    const { user } = await renderChat({ platform });
    const field = await screen.findByRole('textbox');
    await screen.findByText('Hi, I’m Nora.');
    platform.consent = { ...platform.consent, mode: 'required', version: 4 };
    refusing(platform);
    await user.type(field, 'Hello{Enter}');
    await user.click(await screen.findByRole('checkbox', { name: TEXT }));
    await waitFor(() => expect(platform.messages.map(({ body }) => body)).toEqual(['Hello']));
    expect(platform.callsTo('consent')[0]?.fields['version']).toBe(4);
  });

  test('that did not arrive is not ticked, and says so', async () => {
    const platform = asking('required');
    platform.fate = ({ name }) => (name === 'consent' ? 'lost' : undefined);
    const { user } = await renderChat({ platform });
    await user.click(await screen.findByRole('checkbox', { name: TEXT }));
    expect(await screen.findByText(/The chat can’t be reached/)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false));
  });
});

test('a line says what writing agrees to, with the way to the privacy page, until something is written', async () => {
  const { user } = await renderChat({ platform: asking('line') });
  const line = await screen.findByText(new RegExp(TEXT));
  expect(within(line).getByRole('link', { name: 'Privacy policy' })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.type(await screen.findByRole('textbox'), 'Hello{Enter}');
  await waitFor(() => expect(screen.queryByText(new RegExp(TEXT))).toBeNull());
});
