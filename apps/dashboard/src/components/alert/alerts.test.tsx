import { analysis, conversations, messages, notifications, teams, type Conversation, type TeamMember } from '@lobby/contract';
import { aPreference } from '#/testing/a-preference.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConversation, aMessage } from '#/testing/conversations.ts';
import { someFigures } from '#/testing/facts.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 45_000;

const OVERVIEW = '/dashboard/overview';
/** Between two tones, in milliseconds. */
const GAP_MS = 3_000;

let tones: number;
let shown: { title: string; body: string | undefined; tag: string | undefined; click: () => void }[];
let inFront: boolean;
let nowMs: number;
/** What is announced under the same id is heard once a browser, and tests share one. */
let ids = 0;
const fresh = () => `alert-${(ids += 1)}`;

beforeEach(() => {
  [tones, shown, inFront] = [0, [], true];
  // Each test begins long after the last tone.
  nowMs = (nowMs || 0) + 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1));
  vi.spyOn(document, 'hasFocus').mockImplementation(() => inFront);
  const nothing = () => undefined;
  const param = { setValueAtTime: nothing, exponentialRampToValueAtTime: nothing };
  class FakeAudio {
    state = 'running';
    currentTime = 0;
    destination = {};
    createGain = () => ({ gain: param, connect: (next: unknown) => next });
    createOscillator = () => {
      tones += 1;
      return { frequency: {}, connect: (next: { connect: (to: unknown) => unknown }) => next, start: nothing, stop: nothing };
    };
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  class FakeNotification {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    close = nothing;
    constructor(title: string, { body, tag }: NotificationOptions) {
      shown.push({ title, body, tag, click: () => this.clicked() });
    }
    private clicked = () => undefined as void;
    addEventListener(_name: string, hear: () => void) {
      this.clicked = hear;
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const theirs = aConversation(4, { status: 'open', owner_kind: 'agent', agent: { id: 1, name: 'Mina Tan' } });
const mina: TeamMember = {
  id: 1,
  name: 'Mina Tan',
  email: 'mina@kumo.example',
  role: null,
  reach: 'all',
  face: null,
  owner: true,
  presence: 'online',
  chosen: 'online',
  connected: true,
  load: 0,
  max_active: 8,
  languages: [],
  skills: [],
  teams: [],
  last_active_at: null,
};

async function open(stands: Partial<Conversation> = {}, path = OVERVIEW, choice?: object) {
  if (choice) localStorage.setItem('lobby-alerts', JSON.stringify(choice));
  const view = await renderScreen({
    path,
    answers: (fake) => {
      fake.answer(teams.members, { items: [mina] });
      fake.answer(conversations.get, { ...theirs, ...stands });
      fake.answer(notifications.preference, aPreference({ 'chat.mention': ['in_app'] }));
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  // Heard once its code is there.
  const call = async (id: string, kind: 'waiting' | 'assigned' | 'message' | 'mention') =>
    act(async () => view.live.announce('alert', { id, kind, conversation_id: theirs.id }));
  await waitFor(() => expect(view.api.callsTo(teams.members).length).toBeGreaterThan(0));
  return { ...view, call };
}

describe('a call', () => {
  it('of a message is a tone and a toast that leads to the conversation', async () => {
    const { call, user, history } = await open({ contact: { ...theirs.contact, name: 'Lin' } });
    await vi.waitFor(async () => {
      await call(fresh(), 'message');
      expect(tones).toBe(2);
    }, PATIENCE_MS);
    expect(await screen.findByText('Lin')).toBeTruthy();
    expect(screen.getByText('Message 2')).toBeTruthy();
    expect(shown).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(history.location.href).toContain(`/dashboard/session?conversation=${theirs.id}`));
  });

  it('quotes what the visitor wrote, also where the bot has said something behind it, and no more than fits', async () => {
    const { call, api } = await open({
      last_message: { seq: 3, author_kind: 'bot', body: 'I ask a colleague.', file: null, created_at: 1 },
    });
    const long = `Where is my parcel? ${'It was due on Monday. '.repeat(40)}`;
    api.answer(messages.list, {
      items: [aMessage(1, { body: long }), aMessage(2, { author_kind: 'bot', body: 'I ask a colleague.' })],
      last_seq: 2,
      first_seq: 1,
    });
    await vi.waitFor(async () => {
      await call(fresh(), 'assigned');
      expect(tones).toBe(2);
    }, PATIENCE_MS);
    const quote = await screen.findByText(/^Where is my parcel\?/);
    expect(quote.textContent).toMatch(/^.{159}…$/);
    expect(screen.queryByText('I ask a colleague.')).toBeNull();
  });

  it('comes once, however often it is announced', async () => {
    const { call, api } = await open();
    await vi.waitFor(async () => {
      await call(fresh(), 'message');
      expect(tones).toBe(2);
    }, PATIENCE_MS);
    const [once, read] = [fresh(), api.callsTo(conversations.get).length];
    for (let time = 1; time <= 3; time += 1) {
      nowMs += GAP_MS;
      await call(once, 'message');
      await waitFor(() => expect(tones).toBe(4));
    }
    expect(api.callsTo(conversations.get)).toHaveLength(read + 1);
  });

  it('is a notification of the browser while no page is in front, and opens the conversation', async () => {
    const choice = { sound: true, notifications: true, text: true };
    const { call, history } = await open({ contact: { ...theirs.contact, name: 'Lin' } }, OVERVIEW, choice);
    inFront = false;
    await vi.waitFor(async () => {
      await call(fresh(), 'message');
      expect(shown.at(-1)).toMatchObject({ title: 'Lin', body: 'Message 2', tag: theirs.id });
    }, PATIENCE_MS);
    act(() => shown.at(-1)?.click());
    await waitFor(() => expect(history.location.href).toContain(theirs.id));
  });

  it('is shown by a worker where only one may, as on phones, and opens the conversation in this page', async () => {
    class RefusedNotification {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    vi.stubGlobal('Notification', RefusedNotification);
    const worker = Object.assign(new EventTarget(), { state: 'installing' });
    const registration = {
      active: null as unknown,
      installing: worker,
      showNotification: (title: string, { body, tag, data }: NotificationOptions) => {
        const click = () => container.dispatchEvent(new MessageEvent('message', { data: { open: String(data) } }));
        shown.push({ title, body, tag, click });
        return Promise.resolve();
      },
    };
    const registered: string[] = [];
    const register = (script: string) => {
      registered.push(script);
      queueMicrotask(() => {
        Object.assign(worker, { state: 'activated' });
        registration.active = worker;
        worker.dispatchEvent(new Event('statechange'));
      });
      return Promise.resolve(registration);
    };
    const container = Object.assign(new EventTarget(), { register });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker: container }));
    const choice = { sound: false, notifications: true, text: true };
    const { call, history } = await open({ contact: { ...theirs.contact, name: 'Lin' } }, OVERVIEW, choice);
    inFront = false;
    await vi.waitFor(async () => {
      await call(fresh(), 'message');
      expect(shown.at(-1)).toMatchObject({ title: 'Lin', body: 'Message 2', tag: theirs.id });
    }, PATIENCE_MS);
    expect(new Set(registered)).toEqual(new Set([expect.stringContaining('notify.worker')]));
    act(() => void container.dispatchEvent(new MessageEvent('message', { data: { open: 'https://elsewhere.example/' } })));
    act(() => shown.at(-1)?.click());
    await waitFor(() => expect(history.location.href).toContain(`/dashboard/session?conversation=${theirs.id}`));
  });

  it('shows by whom only where the words are switched off', async () => {
    const { call } = await open({}, OVERVIEW, { sound: false, notifications: true, text: false });
    inFront = false;
    await vi.waitFor(async () => {
      await call(fresh(), 'message');
      expect(shown.at(-1)).toMatchObject({ title: 'Visitor 4', body: '' });
    }, PATIENCE_MS);
    const [silent, seen] = [tones, shown.length];
    await call(fresh(), 'message');
    await waitFor(() => expect(shown.length).toBeGreaterThan(seen));
    expect(tones).toBe(silent);
  });

  it('is none for what was read meanwhile, or is not chosen', async () => {
    const { call, api } = await open({ unread: 0 }, OVERVIEW, { sound: true, notifications: false, text: true });
    await vi.waitFor(async () => {
      await call(fresh(), 'message');
      expect(api.callsTo(conversations.get).length).toBeGreaterThan(0);
    }, PATIENCE_MS);
    const read = api.callsTo(conversations.get).length;
    await call(fresh(), 'mention');
    await call(fresh(), 'message');
    await waitFor(() => expect(api.callsTo(conversations.get)).toHaveLength(read + 1));
    expect(tones).toBe(0);
  });

  it('is made after a loss when more wait than before it', async () => {
    const { live, api, call } = await open();
    await vi.waitFor(async () => {
      await call(fresh(), 'message');
      expect(tones).toBe(2);
    }, PATIENCE_MS);
    nowMs += GAP_MS;
    const { now, ...figures } = someFigures();
    api.answer(analysis.overview, { ...figures, now: { ...now, waiting: now.waiting + 2 } });
    act(() => live.reconnect());
    await waitFor(() => expect(tones).toBe(6));
    expect(await screen.findByText(`${now.waiting + 2} visitors are waiting`)).toBeTruthy();
    // As many as before call nobody; what comes next is heard as ever.
    nowMs += GAP_MS;
    const asked = api.callsTo(analysis.overview).length;
    act(() => live.reconnect());
    await waitFor(() => expect(api.callsTo(analysis.overview).length).toBeGreaterThan(asked));
    await call(fresh(), 'message');
    await waitFor(() => expect(tones).toBe(8));
  });
});

describe('the choice', () => {
  it('holds at once and for the next visit; notifications are asked for', async () => {
    const { user } = await open({}, `${OVERVIEW}?account=alerts`);
    await user.click(await screen.findByRole('button', { name: 'Play sound' }));
    expect(tones).toBe(4);
    await user.click(screen.getByRole('switch', { name: /^Sound/ }));
    await user.click(screen.getByRole('switch', { name: /^Notifications/ }));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('lobby-alerts') ?? '{}')).toEqual({
        sound: false,
        notifications: true,
        text: true,
      }),
    );
  });

  it('says what to do where the browser blocks notifications', async () => {
    Object.assign(Notification, { permission: 'denied' });
    await open({}, `${OVERVIEW}?account=alerts`);
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy();
    expect(screen.getByRole('switch', { name: /^Notifications/ })).toHaveProperty('disabled', true);
  });
});
