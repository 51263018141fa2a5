import { notifications, type NotificationDevice, type NotificationPreference } from '@lobby/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPreference } from '#/testing/a-preference.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const DEVICE: NotificationDevice = {
  id: '018f0000-0000-7000-8000-000000000009',
  name: 'Chrome on Android',
  service: 'push.example',
  created_at: Date.now(),
  last_sent_at: null,
};

async function open(chosen: NotificationPreference = aPreference()) {
  let kept = chosen;
  const view = await renderScreen({
    path: '/dashboard/system/notification',
    answers: (api) => {
      api.answer(notifications.preference, () => kept);
      api.answer(notifications.savePreference, ({ body }) => {
        const { ways, preset, ...rest } = body as Partial<NotificationPreference>;
        const own = preset ? kept.presets[preset] : { ...kept.ways, ...ways };
        return (kept = { ...kept, ...rest, preset: preset ?? (ways ? null : kept.preset), ways: own });
      });
      api.answer(notifications.testDevice, { state: 'gone', status: 410 });
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  return view;
}

it('keeps each choice of the matrix at once, and says that it is the person’s own', async () => {
  const { api, user } = await open();
  const box = await screen.findByRole('checkbox', { name: 'A visitor writes in your conversation: Sound' });
  expect(box).toHaveProperty('checked', true);
  await user.click(box);
  await waitFor(() =>
    expect(api.callsTo(notifications.savePreference).at(-1)?.body).toEqual({ ways: { 'chat.reply': ['in_app', 'push'] } }),
  );
  expect(await screen.findByText('Your own selection')).toBeTruthy();
  expect(box).toHaveProperty('checked', false);
  await user.click(screen.getByRole('radio', { name: 'Everything' }));
  await waitFor(() => expect(api.callsTo(notifications.savePreference).at(-1)?.body).toEqual({ preset: 'everything' }));
  await waitFor(() => expect(box).toHaveProperty('checked', true));
});

it('takes a choice back that could not be kept', async () => {
  const { api, user } = await open();
  api.fail(notifications.savePreference, 'unavailable');
  const quiet = await screen.findByRole('switch', { name: /^Quiet hours/ });
  await user.click(quiet);
  expect(await screen.findByText('msg of unavailable')).toBeTruthy();
  await waitFor(() => expect(quiet).toHaveProperty('checked', false));
});

it('sends a test to a device and says what became of it', async () => {
  const { user } = await open({ ...aPreference(), devices: [DEVICE] });
  await user.click(await screen.findByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText('This device is no longer registered. Turn notifications on there again.')).toBeTruthy();
  expect(screen.getByText(/push\.example/)).toBeTruthy();
});
