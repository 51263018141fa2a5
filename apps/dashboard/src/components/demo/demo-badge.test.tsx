import { demo, user } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '#/testing/facts.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/overview';

describe('a demo business', () => {
  it('says that it is made up, how to remove it, and lets visitors be stopped', async () => {
    const { user: person, api } = await renderScreen({
      path: PATH,
      answers: (fake) => {
        fake.answer(user.info, aUser({ is_demo: true }));
        fake.answer(demo.get, { visited: true });
        fake.answer(demo.save, { visited: false });
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Demo shop' }));
    const dialog = await screen.findByRole('dialog', { name: 'This shop is a demo' });
    expect(within(dialog).getByText('npm run demo:remove')).toBeTruthy();
    const visitors = within(dialog).getByRole('switch', { name: /^New visitors/ });
    await waitFor(() => expect((visitors as HTMLInputElement).checked).toBe(true));
    await person.click(visitors);
    await waitFor(() => expect((visitors as HTMLInputElement).checked).toBe(false));
    expect(api.callsTo(demo.save)[0]?.body).toEqual({ visited: false });
  });
});

describe('a real business', () => {
  it('is asked nothing of the kind', async () => {
    const { api } = await renderScreen({ path: PATH });
    await screen.findByRole('navigation');
    expect(screen.queryByRole('button', { name: 'Demo shop' })).toBeNull();
    expect(api.callsTo(demo.get)).toHaveLength(0);
  });
});
