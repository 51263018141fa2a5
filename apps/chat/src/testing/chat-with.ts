import { createApiClient } from '@lobby/api-client';
import { DEVICES } from '@lobby/contract';
import { afterEach, vi } from 'vitest';
import { openChat, type Chat } from '#/data/open-chat.ts';
import { visitorApi } from '#/data/visitor.ts';
import { openStorage, type BrowserStorage } from '#/state/browser-storage.ts';
import { FakeLive } from './fake-live.ts';
import type { FakePlatform } from './fake-platform.ts';

const open: Chat[] = [];

afterEach(() => {
  for (const chat of open.splice(0)) chat.close();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the chat without a screen, with the network and the socket in the test's hands. */
export function chatWith(platform: FakePlatform, live = new FakeLive(), storage: BrowserStorage = openStorage()): Chat {
  const client = createApiClient({ origin: '', getToken: () => undefined, getLocale: () => 'en-US', device: DEVICES.chat });
  platform.plugInto(client);
  const chat = openChat({ api: visitorApi(client), tenant: 'demo', getLocale: () => 'en-US', storage, openLive: live.open, now: Date.now });
  open.push(chat);
  return chat;
}

/** Lets everything happen that waits for nothing, with the clock in the test's hands. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
export const bodies = (chat: Chat) => chat.store.get().thread.messages.map(({ body }) => body);
export const unsent = (chat: Chat) => chat.store.get().unsent.map(({ text }) => text);
