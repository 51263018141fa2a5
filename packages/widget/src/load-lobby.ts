import type { Lobby } from './api.ts';

/** Where the widget comes from, and whose it is. */
export interface LoadOptions {
  /** Origin of the Lobby, such as `https://lobby.example`. */
  readonly origin: string;
  /** Public key of the channel. */
  readonly key: string;
  /** Of the page's content security policy, where that asks for one. */
  readonly nonce?: string | undefined;
  /** Language of the widget; otherwise that of the page. */
  readonly locale?: string | undefined;
}

let loading: Promise<Lobby> | undefined;

/**
 * Puts the widget's script into the page, once however often it is called. Only a browser can: call it in an effect.
 * @returns the widget's API as soon as its script has run; rejects with an `Error` where it could not be loaded, and may then be called again
 */
export function loadLobby(options: LoadOptions): Promise<Lobby> {
  loading ??= inject(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function inject({ origin, key, nonce, locale }: LoadOptions): Promise<Lobby> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = new URL('/widget.js', origin).href;
    script.dataset['key'] = key;
    if (locale !== undefined) script.dataset['locale'] = locale;
    if (nonce !== undefined) script.nonce = nonce;
    script.addEventListener('load', () => {
      const lobby = window.Lobby;
      if (lobby === undefined || Array.isArray(lobby)) reject(new Error('The script of the widget did not run'));
      else resolve(lobby);
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${script.src} could not be loaded: the network, or the page's script-src, stands in the way`));
    });
    document.head.append(script);
  });
}
