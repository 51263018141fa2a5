import type { ApiClient, AppConfig } from '@lobby/api-client';
import type { LobbyI18n } from '@lobby/i18n';
import type { RouterHistory } from '@tanstack/react-router';
import { patiently } from '#/components/lazy-part.tsx';
import type { HostApp } from '#/data/host-app.ts';
import type { HostPage } from '#/data/host-page.ts';
import type { OpenLive } from '#/data/live-connection.ts';
import { openChat, type Chat } from '#/data/open-chat.ts';
import { pageBefore } from '#/data/page-before.ts';
import { visitorApi } from '#/data/visitor.ts';
import { openStorage, type BrowserStorage } from '#/state/browser-storage.ts';
import { openApi } from './api.ts';
import { tenantOf } from './first-place.ts';
import { openHistory } from './history.ts';
import { openI18n } from './i18n.ts';
import { liveOf } from './live.ts';
import { openPlaces, type Places } from './places.tsx';

/** The parts of a running chat page. */
export interface App {
  readonly client: ApiClient;
  readonly i18n: LobbyI18n;
  readonly places: Places;
  /** The page around the chat, where it stands in the frame of a widget, or the app that shows it. */
  readonly host: HostPage | HostApp | undefined;
  readonly close: () => void;
}

/** What a test puts in place of the browser. */
export interface AppSurroundings {
  readonly storage?: BrowserStorage | undefined;
  readonly history?: RouterHistory | undefined;
  readonly openLive?: OpenLive | undefined;
  readonly host?: HostPage | HostApp | undefined;
}

/** Puts the chat together. */
export function createApp(config: AppConfig, surroundings: AppSurroundings = {}): App {
  const { storage = openStorage(), history = openHistory(storage.session), openLive = liveOf(config.apiOrigin), host } = surroundings;
  const i18n = openI18n(storage.local);
  const client = openApi(config.apiOrigin, () => i18n.locale);
  const api = visitorApi(client, {
    // The page around the chat says more of its address than a referrer does.
    page: () => pageBefore(location, host?.state.get()?.url ?? document.referrer),
    channel: host?.channel,
    identity: host?.takeIdentity,
  });
  const isShut = () => host?.state.get()?.open === false;
  const chats = new Map<string, Chat>();
  const chatOf = (tenant: string): Chat => {
    const chat = chats.get(tenant) ?? openChat({ api, tenant, getLocale: () => i18n.locale, storage, openLive, now: Date.now, isShut });
    chats.set(tenant, chat);
    return chat;
  };
  const places = openPlaces({ chatOf, client }, history);
  const framed = tenantOf(history.location.pathname);
  const disconnects: (() => void)[] = [];
  if (host && framed !== undefined)
    void patiently(() => import('./frame/connect-frame.ts')).then(({ connectFrame }) => {
      disconnects.push(connectFrame({ host, chat: chatOf(framed), i18n }));
    });
  if (host && 'device' in host && framed !== undefined)
    void patiently(() => import('./frame/connect-app.ts')).then(({ connectApp }) => {
      disconnects.push(connectApp({ app: host, chat: chatOf(framed), history, i18n }));
    });
  const close = () => {
    places.close();
    for (const disconnect of disconnects) disconnect();
    for (const chat of chats.values()) chat.close();
  };
  return { client, i18n, places, host, close };
}
