import { callEndpoint } from '@lobby/api-client';
import { appInstalls } from '@lobby/contract';
import type { LobbyI18n } from '@lobby/i18n';
import type { RouterHistory } from '@tanstack/react-router';
import type { HostApp } from '#/data/host-app.ts';
import type { Chat } from '#/data/open-chat.ts';

export interface AppParts {
  readonly app: HostApp;
  readonly chat: Chat;
  readonly history: RouterHistory;
  readonly i18n: LobbyI18n;
}

/** Keeps where the app's push notifications go, and goes back where its person presses back. */
export function connectApp({ app, chat, history, i18n }: AppParts): () => void {
  let registered: string | undefined;
  let isRemoved = false;

  const register = () => {
    const device = app.device.get();
    const { phase, consent } = chat.store.get();
    const mayKeep = consent?.mode !== 'required' || consent.agreed;
    if (app.state.get()?.leaving || !device || phase !== 'open' || !mayKeep || registered === device.device_token) return;
    registered = device.device_token;
    const request = { ...device, channel: app.channel, platform: app.platform, locale: i18n.locale };
    void chat
      .identity()
      .then(({ token }) => callEndpoint(chat.client, appInstalls.register, request, { token, quiet: true }))
      // What could not be told is told when the app says it again, at its next start at the latest.
      .catch(() => (registered = undefined));
  };

  const onApp = () => {
    const device = app.device.get();
    if (!app.state.get()?.leaving || !device || isRemoved) return;
    isRemoved = true;
    // A device that stays behind belongs to whoever signs in on it next.
    void chat
      .identity()
      .then(({ token }) => callEndpoint(chat.client, appInstalls.remove, { device_token: device.device_token }, { token, quiet: true }))
      .catch(() => (isRemoved = false));
  };

  app.onBack = () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (dialog) {
      if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
      return true;
    }
    if (!history.canGoBack()) return false;
    history.back();
    return true;
  };

  const stops = [chat.store.subscribe(register), app.device.subscribe(register), app.device.subscribe(onApp), app.state.subscribe(onApp)];
  register();
  onApp();
  return () => {
    app.onBack = undefined;
    for (const stop of stops) stop();
  };
}
