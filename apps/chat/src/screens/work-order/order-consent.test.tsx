import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakeOrders } from '#/testing/fake-orders.ts';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

const TEXT = 'I agree that Northfold keeps what I write.';
const CREATE = '/chat/demo/work-order/create';

function asking(mode: 'line' | 'required'): FakePlatform {
  const platform = new FakePlatform();
  platform.takesOrders = true;
  platform.consent = { mode, text: TEXT, link: null, version: 3, agreed: false };
  return platform;
}
const form = async () => within(await screen.findByRole('form', { name: 'Submit a work order' }));

describe('a work order of who has not agreed yet', () => {
  test('waits for the tick, keeps what is written, and takes no file before it', async () => {
    const orders = new FakeOrders();
    const { user } = await renderChat({ platform: asking('required'), orders, path: CREATE });
    const card = await form();
    const tick = await card.findByRole('checkbox', { name: TEXT });
    expect(card.queryByRole('button', { name: 'Attach' })).toBeNull();
    await user.type(card.getByLabelText('Subject'), 'A zip came off');
    await user.type(await card.findByLabelText('Order number'), 'NF-1001');
    await user.type(card.getByLabelText('Details'), 'The left one');
    await user.click(card.getByRole('button', { name: 'Submit work order' }));
    expect(await card.findByText(/^Agree to the text above the button first/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(tick));
    expect(orders.made).toEqual([]);
    await user.click(tick);
    expect(await card.findByRole('button', { name: 'Attach' })).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Submit work order' }));
    await waitFor(() => expect(orders.made).toMatchObject([{ subject: 'A zip came off', description: 'The left one' }]));
  });

  test('says what submitting agrees to where a line is enough', async () => {
    await renderChat({ platform: asking('line'), orders: new FakeOrders(), path: CREATE });
    expect(await (await form()).findByText(TEXT)).toBeTruthy();
  });

  test('moves the focus to the first field that is missing', async () => {
    const { user } = await renderChat({ platform: asking('line'), orders: new FakeOrders(), path: CREATE });
    const card = await form();
    await user.click(await card.findByRole('button', { name: 'Submit work order' }));
    await waitFor(() => expect(document.activeElement).toBe(card.getByLabelText('Subject')));
  });
});

test('a reply in the thread of a work order waits for the tick, and goes with it', async () => {
  const platform = asking('required');
  const orders = new FakeOrders();
  const said: unknown[] = [];
  platform.fate = ({ name, fields }) => {
    if (name === 'messages') said.push(fields['text']);
    return name === 'messages' && !platform.consent.agreed ? { code: 'consent_required' } : undefined;
  };
  const { user } = await renderChat({ platform, orders, path: `/chat/demo/work-order/chat-${orders.order.id}` });
  const tick = await screen.findByRole('checkbox', { name: TEXT });
  await user.type(await screen.findByRole('textbox'), 'Still broken{Enter}');
  expect(await screen.findByText('Still broken')).toBeTruthy();
  expect(said).toEqual([]);
  await user.click(tick);
  await waitFor(() => expect(said).toEqual(['Still broken']));
});
