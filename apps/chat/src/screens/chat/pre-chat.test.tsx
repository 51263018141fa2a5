import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

type Form = NonNullable<FakePlatform['preChat']>;

function asking(form: Partial<Form> = {}): FakePlatform {
  const platform = new FakePlatform();
  const fields: Form['fields'] = [
    { field: 'name', required: false },
    { field: 'email', required: true },
  ];
  platform.preChat = { asks: 'first_message', fields, text: '', ...form };
  return platform;
}
const form = async () => within(await screen.findByRole('form', { name: 'Before we chat' }));
const composer = () => screen.findByRole('textbox', { name: /^Message|^Write/ });

test('what is written waits for what is required, leads to it, and is sent once with it', async () => {
  const platform = asking();
  const { user } = await renderChat({ platform });
  const asked = await form();
  expect(asked.queryByRole('button', { name: 'Skip' })).toBeNull();
  await user.type(await composer(), 'Where is my order?{Enter}');
  expect(await screen.findByText('Waiting for the form below')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(asked.getByLabelText(/^Name/)));
  expect(platform.callsTo('messages')).toHaveLength(0);
  await user.click(asked.getByRole('button', { name: 'Start chat' }));
  expect(await asked.findByText('Fill this in.')).toBeTruthy();
  expect(document.activeElement).toBe(asked.getByLabelText(/^Email/));
  expect(platform.callsTo('contact')).toHaveLength(0);
  await user.type(asked.getByLabelText(/^Email/), ' aoi@example.com{Enter}');
  await waitFor(() => expect(platform.messages.map(({ body }) => body)).toContain('Where is my order?'));
  expect(platform.callsTo('contact').map(({ fields }) => fields)).toMatchObject([{ email: 'aoi@example.com' }]);
  expect(screen.queryByRole('form', { name: 'Before we chat' })).toBeNull();
});

test('what is no address is said beside it; what the server refuses is said, and the form stays with what was typed', async () => {
  const platform = asking();
  platform.fate = ({ name }) =>
    name === 'contact' ? { code: 'invalid_request', data: { fields: [{ path: 'email', message: 'No such address' }] } } : undefined;
  const { user } = await renderChat({ platform });
  const asked = await form();
  const email = asked.getByLabelText<HTMLInputElement>(/^Email/);
  await user.type(email, 'nonsense{Enter}');
  expect(await asked.findByText('Enter an email address like name@example.com.')).toBeTruthy();
  expect(platform.callsTo('contact')).toHaveLength(0);
  await user.type(email, '@example.com{Enter}');
  await waitFor(() => expect(platform.callsTo('contact')).toHaveLength(1));
  expect(await asked.findByText('No such address')).toBeTruthy();
  expect(email.value).toBe('nonsense@example.com');
  expect(asked.getByRole('button', { name: 'Start chat' }).hasAttribute('disabled')).toBe(false);
});

test('a form without a required field holds nothing up, can be skipped, and is not shown again in this tab', async () => {
  const platform = asking({ fields: [{ field: 'name', required: false }], text: 'Who are you?' });
  const { user } = await renderChat({ platform });
  const asked = await form();
  expect(asked.getByText('Who are you?')).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Before we chat' })).toBeNull());
  expect(platform.callsTo('contact')).toHaveLength(0);
  await renderChat({ platform, again: true });
  await screen.findByText('Hi, I’m Nora.');
  expect(screen.queryByRole('form', { name: 'Before we chat' })).toBeNull();
});

test('whoever writes past an optional form is in the conversation, and is asked no more', async () => {
  const platform = asking({ fields: [{ field: 'phone', required: false }] });
  const { user } = await renderChat({ platform });
  await form();
  await user.type(await composer(), 'Hello{Enter}');
  await waitFor(() => expect(platform.messages.map(({ body }) => body)).toContain('Hello'));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Before we chat' })).toBeNull());
});

test('before a person is asked for, the visitor is asked who they are, and may think better of it', async () => {
  const platform = asking({ asks: 'handoff' });
  const { user } = await renderChat({ platform });
  await screen.findByText('Hi, I’m Nora.');
  expect(screen.queryByRole('form', { name: 'Before we chat' })).toBeNull();
  const human = await screen.findByRole('button', { name: /Talk to a person/ });
  await user.click(human);
  await user.click((await form()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Before we chat' })).toBeNull());
  expect(platform.callsTo('handoff')).toHaveLength(0);
  await user.click(human);
  const asked = await form();
  await user.type(asked.getByLabelText(/^Email/), 'ben@example.com');
  await user.click(asked.getByRole('button', { name: 'Ask for a person' }));
  await waitFor(() => expect(platform.callsTo('handoff')).toHaveLength(1));
  expect(platform.callsTo('contact')).toHaveLength(1);
});

test('what the business requires since the page was opened is asked for; the message waits, and goes on once', async () => {
  const platform = new FakePlatform();
  const { user } = await renderChat({ platform });
  await screen.findByText('Hi, I’m Nora.');
  platform.preChat = asking().preChat;
  platform.fate = ({ name }) =>
    name === 'messages' && platform.callsTo('contact').length === 0 ? { code: 'pre_chat_required' } : undefined;
  await user.type(await composer(), 'Where is my order?{Enter}');
  const asked = await form();
  expect(await screen.findByText('Waiting for the form below')).toBeTruthy();
  expect(platform.messages).toHaveLength(0);
  platform.preChat = null;
  await user.type(asked.getByLabelText(/^Email/), 'aoi@example.com{Enter}');
  await waitFor(() => expect(platform.messages.map(({ body }) => body)).toEqual(['Where is my order?']));
  await waitFor(() => expect(screen.queryByText('Waiting for the form below')).toBeNull());
});

test('a person is called once the form before the first message is filled in, and the server may ask for it later', async () => {
  const platform = new FakePlatform();
  const { user } = await renderChat({ platform });
  await screen.findByText('Hi, I’m Nora.');
  platform.preChat = asking().preChat;
  platform.fate = ({ name }) =>
    name === 'handoff' && platform.callsTo('contact').length === 0 ? { code: 'pre_chat_required' } : undefined;
  await user.click(await screen.findByRole('button', { name: /Talk to a person/ }));
  const asked = await form();
  await waitFor(() => expect(document.activeElement).toBe(asked.getByLabelText(/^Name/)));
  expect(platform.callsTo('handoff')).toHaveLength(1);
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: /Talk to a person/ }));
  expect(platform.callsTo('handoff')).toHaveLength(1);
  await user.type(asked.getByLabelText(/^Email/), 'ben@example.com');
  await user.click(await asked.findByRole('button', { name: 'Ask for a person' }));
  await waitFor(() => expect(platform.standing.status).toBe('queued'));
  expect(platform.callsTo('handoff')).toHaveLength(2);
});

test('a form that was skipped while it was optional comes back once something of it is required', async () => {
  const platform = asking({ fields: [{ field: 'name', required: false }] });
  const { user } = await renderChat({ platform });
  await user.click((await form()).getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Before we chat' })).toBeNull());
  platform.preChat = asking().preChat;
  await renderChat({ platform, again: true });
  expect((await form()).queryByRole('button', { name: 'Skip' })).toBeNull();
});
