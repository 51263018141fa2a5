import { APP_BRIDGE, APP_PARAM, APP_PLATFORMS, APP_RECEIVER, CHANNEL_PARAM, negotiateLocale, type AppPlatform } from '@lobby/contract';
import type { AppDevice, FromApp, FromFrame, PageState, ToApp } from '@lobby/widget';
import { createStore, type Store } from '#/state/store.ts';
import { keepLeaving, type HostPage } from './host-page.ts';

/** An app that has not greeted by then says nothing of its visitor, in milliseconds. */
const GREETING_MS = 5_000;

/** The app of a business that shows the chat in a view of its own. */
export interface HostApp extends HostPage {
  readonly platform: AppPlatform;
  /** Where push notifications go, as the app said last. */
  readonly device: Store<AppDevice | undefined, AppDevice>;
  /** Is called when the person presses back; returns whether the chat had somewhere to go. */
  onBack: (() => boolean) | undefined;
}

interface Bridge {
  postMessage: (text: string) => void;
}

/** What of a window an app speaks through. */
export type AppWindow = Pick<Window, 'location'> & {
  [APP_BRIDGE]?: Bridge;
  [APP_RECEIVER]?: { say: (said: FromApp) => void };
  webkit?: { messageHandlers?: { [APP_BRIDGE]?: Bridge } };
  ReactNativeWebView?: Bridge;
};

/** How the page of a chat in an app begins. */
const SHOWN: PageState = { open: true, locale: '', unread: 0, prefill: '', identity: '', leaving: false, url: '', title: '' };

/**
 * Speaks with the app around the chat. Undefined where the address names no app. A browser that has opened the same address, from a QR code,
 * has nobody to speak with: its visitor is somebody new.
 */
export function openHostApp(shown: AppWindow = window): HostApp | undefined {
  const address = new URLSearchParams(shown.location.search);
  const channel = address.get(CHANNEL_PARAM);
  const platform = APP_PLATFORMS.find((each) => each === address.get(APP_PARAM));
  if (channel === null || platform === undefined) return undefined;
  const bridge = shown[APP_BRIDGE] ?? shown.webkit?.messageHandlers?.[APP_BRIDGE] ?? shown.ReactNativeWebView;
  const post = bridge?.postMessage.bind(bridge);
  const tell = (message: ToApp) => post?.(JSON.stringify(message));
  const state = createStore(keepLeaving, undefined);
  const device = createStore<AppDevice | undefined, AppDevice>((_, next) => next, undefined);
  let prefill = '';
  let taken: string | undefined;
  let said = (): void => undefined;
  const greeted = new Promise<void>((resolve) => {
    said = resolve;
    if (bridge) setTimeout(resolve, GREETING_MS);
    else resolve();
  });
  const app: HostApp = {
    channel,
    platform,
    state,
    device,
    onBack: undefined,
    tell: (message: FromFrame) => tell(message),
    async takeIdentity() {
      await greeted;
      taken = state.get()?.identity ?? '';
      return taken;
    },
    takenIdentity: () => taken,
    takePrefill() {
      const text = prefill;
      prefill = '';
      return text;
    },
  };
  shown[APP_RECEIVER] = {
    say({ identity, push, back, locale, ...page }) {
      if (back === true && app.onBack?.() !== true) tell({ close: true });
      prefill = page.prefill ?? prefill;
      const before = state.get() ?? { ...SHOWN, locale: document.documentElement.lang };
      const who = identity === undefined ? before.identity : identity === null ? '' : JSON.stringify(identity);
      // Whoever signs out leaves the chat; it begins anew when the app shows it again.
      const gone = page.leaving === true && { open: false, identity: '' };
      state.dispatch({
        ...before,
        leaving: false,
        ...page,
        prefill: page.prefill ?? '',
        identity: who,
        ...(locale && { locale: negotiateLocale(locale) }),
        ...gone,
      });
      if (push) device.dispatch(push);
      said();
    },
  };
  // The receiver is there: from now on the app may speak, and says first who it is for.
  tell({ lobby: 'hello', v: 1 });
  return app;
}
