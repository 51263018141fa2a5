import {
  APP_BRIDGE,
  APP_PARAM,
  APP_PLATFORMS,
  APP_RECEIVER,
  appInstall,
  appNames,
  CHANNEL_PARAM,
  EVENT_DATA,
  openPlatform,
  WEBHOOK_HEADERS,
  type AppInstall,
  type EventData,
} from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import type { AppDevice, FromApp, FromFrame, Hello } from './protocol.ts';

const ROOT = '../examples/';
const FILES = import.meta.glob<string>('../examples/**/*', { eager: true, query: '?raw', import: 'default' });
const read = (path: string) => FILES[ROOT + path] ?? '';

/** The screens with a chat in them. */
const SCREENS = [
  'android/LobbyChatActivity.kt',
  'ios/LobbyChatViewController.swift',
  'react-native/LobbyChat.jsx',
  'flutter/lobby_chat.dart',
];
/** What an app may say, and hears; a word more in the protocol does not compile here. */
const SAID: Record<keyof FromApp, true> = {
  identity: true,
  locale: true,
  prefill: true,
  open: true,
  push: true,
  leaving: true,
  back: true,
};
const DEVICE: Record<keyof AppDevice, true> = { device_token: true, app_version: true, os: true };
const HEARD: Record<keyof (Hello & Omit<FromFrame, 'face' | 'side'>), true> = {
  lobby: true,
  v: true,
  unread: true,
  message: true,
  ticket: true,
  close: true,
};

/** How each language names what is said. */
const FORMS: Readonly<Record<string, RegExp>> = {
  kt: /put\("(\w+)"/g,
  swift: /"(\w+)":/g,
  dart: /'(\w+)':/g,
  jsx: /(?:\{ |, )(\w+)(?=[:,])/g,
};

function wordsIn(path: string, source: string): (string | undefined)[] {
  const form = FORMS[path.split('.').at(-1) ?? ''] as RegExp;
  const spoken = path.endsWith('.jsx') ? [...source.matchAll(/say\((\{[^;]*\})\)/g)].map(([, words]) => words).join('\n') : source;
  return [...spoken.matchAll(form)].map(([, word]) => word);
}

describe.each(SCREENS)('%s', (path) => {
  const source = read(path);

  test('opens the chat by the address that the server knows, with the key of its channel', () => {
    const platforms = APP_PLATFORMS.join('|');
    expect(source).toMatch(new RegExp(`/chat/YOUR_TENANT\\?${CHANNEL_PARAM}=YOUR_PUBLIC_KEY&${APP_PARAM}=(?:${platforms}|\\$\\{)`));
  });

  test('hears through the bridge and speaks to the receiver', () => {
    expect(source).toContain(path.includes('react-native') ? 'onMessage={hear}' : APP_BRIDGE);
    expect(source).toContain(`window.${APP_RECEIVER} && ${APP_RECEIVER}.say(`);
    const heard = [...source.matchAll(/said(?:\.|\[')?(?:opt\w+\("|has\("|\["|\[')?(\w+)/g)].map(([, word]) => word);
    expect(heard).toEqual(expect.arrayContaining(['lobby', 'unread', 'close']));
    expect(Object.keys(HEARD)).toEqual(expect.arrayContaining(['lobby', 'unread', 'close']));
  });

  test('says what the chat understands: who it is for, its language, what is in view, the device, back', () => {
    const words = wordsIn(path, source);
    expect(words).toEqual(expect.arrayContaining(['identity', 'jwt', 'locale', 'open', 'push', 'back', 'device_token', 'os']));
    const known = new Set([...Object.keys(SAID), ...Object.keys(DEVICE), 'jwt']);
    expect(words.filter((word) => !known.has(word ?? ''))).toEqual([]);
  });

  test('carries nobody’s session in an address', () => {
    expect(source).not.toMatch(/[?&](?:token|jwt|session)=/);
  });
});

test('every project opens the same link', () => {
  expect(read('android/AndroidManifest.xml')).toContain('android:scheme="exampleshop" android:host="lobby-chat"');
  expect(read('ios/Info.plist')).toContain('<string>exampleshop</string>');
  for (const path of ['ios/AppDelegate.swift', 'flutter/main.dart', 'react-native/App.jsx']) {
    expect(read(path)).toContain('exampleshop');
    expect(read(path)).toContain('lobby-chat');
  }
  expect(appNames.parse({ package_name: 'com.example.shop', bundle_id: 'com.example.Shop', scheme: 'exampleshop' }).scheme).toBe(
    'exampleshop',
  );
});

test('the guide names every word that is said, and every project', () => {
  const guide = read('README.md');
  for (const word of Object.keys(SAID)) expect(guide).toContain(`\`${word}\``);
  const folders = new Set(Object.keys(FILES).flatMap((path) => /^\.\.\/examples\/([^/]+)\//.exec(path)?.[1] ?? []));
  expect(folders.size).toBeGreaterThan(3);
  for (const name of folders) expect(guide).toContain(`[\`${name}\`](${name})`);
});

describe('the server that pushes', () => {
  const CONTACT = '0190c5a4-0000-7000-8000-000000000001';
  const CHANNEL = '0190c5a4-0000-7000-8000-000000000002';
  const CONVERSATION = '0190c5a4-0000-7000-8000-000000000003';
  type Notify = {
    notificationsOf: (
      event: unknown,
      installs: unknown,
      app: { scheme: string; title: string },
    ) => { platform: string; token: string; payload: unknown }[];
  };
  const load = () => import(/* @vite-ignore */ `${ROOT}push-server/notify.mjs`) as Promise<Notify>;
  const written = (message: Partial<EventData<'message.created'>['message']> = {}, channel: string | null = CHANNEL) => ({
    type: 'message.created',
    timestamp: '2026-11-26T09:00:00.000Z',
    data: EVENT_DATA['message.created'].parse({
      conversation: { id: CONVERSATION, no: 7, status: 'open', contact_id: CONTACT, channel_id: channel },
      message: {
        id: CONTACT,
        conversation_id: CONVERSATION,
        seq: 3,
        client_msg_id: CONTACT,
        author_kind: 'agent',
        author_name: 'Mina',
        kind: 'text',
        body: 'Your parcel is on its way.',
        created_at: 1_700_000_000_000,
        ...message,
      },
    }),
  });
  const device = (change: Partial<AppInstall> = {}) =>
    appInstall.parse({
      platform: 'android',
      device_token: 'fcm-1',
      app_version: '',
      os: '',
      locale: 'ja-JP',
      channel_id: CHANNEL,
      last_seen_at: 1_700_000_000_000,
      ...change,
    });
  const APP = { scheme: 'exampleshop', title: 'Example shop' };

  test('tells each device of the visitor of an answer, with the link that opens the chat', async () => {
    const { notificationsOf } = await load();
    const devices = [
      device(),
      device({ platform: 'ios', device_token: 'apns-1' }),
      device({ channel_id: CONTACT, device_token: 'other-app' }),
    ];
    const link = 'exampleshop://lobby-chat';
    const words = { title: 'Mina', body: 'Your parcel is on its way.' };
    expect(notificationsOf(written(), devices, APP)).toEqual([
      {
        platform: 'android',
        token: 'fcm-1',
        payload: {
          message: {
            token: 'fcm-1',
            data: { ...words, link, conversation_id: CONVERSATION },
            android: { priority: 'HIGH', collapse_key: CONVERSATION },
          },
        },
      },
      { platform: 'ios', token: 'apns-1', payload: { aps: { alert: words, sound: 'default', 'thread-id': CONVERSATION }, link } },
    ]);
  });

  test.each([
    ['what the visitor wrote', written({ author_kind: 'contact' })],
    ['an event of the conversation', written({ kind: 'event', author_kind: 'system', body: '' })],
    ['a conversation that did not begin in the app', written({}, null)],
  ])('is silent about %s', async (_, event) => {
    expect((await load()).notificationsOf(event, [device()], APP)).toEqual([]);
  });

  test('asks and checks as the contract says', () => {
    const server = read('push-server/server.mjs');
    expect(server).toContain(openPlatform.openContact.installs.path.replace('{id}', '${contactId}'));
    expect(server).toContain(`'${WEBHOOK_HEADERS.id}'`);
  });
});
