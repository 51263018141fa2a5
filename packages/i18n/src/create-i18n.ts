import { FALLBACK_LOCALE, isLocale, type Locale } from '@lobby/contract';
import type { DateLocales } from './date-locale.ts';
import { createMessageLoader, type LoadMessages } from './load-messages.ts';
import type { MessageTree } from './message-files.ts';
import type { Namespace } from './namespaces.ts';
import { browserStorage, readStoredLocale, storeLocale, type LocaleStorage } from './stored-locale.ts';
import { translateFrom, type SayText } from './translate-from.ts';
import type { TextKey, TextValues } from './translate.ts';

/** What `createI18n` is given. */
export interface I18nOptions {
  /** The namespaces that the first screen needs. Others load when a screen asks. */
  namespaces: readonly Namespace[];
  /** Where the choice is kept; the browser's local storage by default. */
  storage?: LocaleStorage;
  /** The document whose `lang` follows the locale; the page's own by default. */
  document?: Pick<Document, 'documentElement'>;
  /** Where messages come from; the package's own files by default. */
  loadMessages?: LoadMessages;
  /** What says the texts: without a library by default, or `sayWithI18next()`. */
  say?: SayText;
  /** What follows the locale beside the texts, such as `dayjsLocales`; nothing by default. */
  dates?: DateLocales;
}

/**
 * What became of a choice: `chosen` is now shown; `unsupported` was ignored (§2); `unreachable` could not be loaded, the old
 * language stays; `overtaken` by a later choice.
 */
export type LocaleChoice = 'chosen' | 'unsupported' | 'unreachable' | 'overtaken';

/** The languages of one page. */
export interface LobbyI18n {
  /** Settles when the first texts can be shown; rejects when neither the stored locale nor en-US could be loaded. */
  readonly ready: Promise<void>;
  /** The locale now shown. A getter: read it where it is needed, do not destructure it. */
  readonly locale: Locale;
  /** Shows another locale once all its texts are there, so that no key is ever visible, and keeps the choice (§2). Never rejects. */
  chooseLocale(locale: string): Promise<LocaleChoice>;
  /** Loads namespaces of the locale now shown, for a route's loader; rejects when they could not be loaded. */
  loadNamespaces(namespaces: readonly Namespace[]): Promise<void>;
  /** True where the texts of a namespace are there in the locale now shown. */
  has(namespace: Namespace): boolean;
  /** Says a text in the locale now shown; its key where its namespace has not loaded. Components take `useT`. */
  t<N extends Namespace>(namespace: N, key: TextKey<N>, values?: TextValues): string;
  /** Calls back whenever another locale is shown, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Starts the languages of a page (§2): the stored locale if it is supported, otherwise en-US. Only that language is loaded, each
 * namespace once.
 */
export function createI18n(options: I18nOptions): LobbyI18n {
  const {
    storage = browserStorage(),
    document = globalThis.document,
    loadMessages = createMessageLoader(),
    say = translateFrom,
    dates,
  } = options;
  const needed = new Set<Namespace>(options.namespaces);
  const loaded = new Map<string, MessageTree>();
  const listeners = new Set<() => void>();
  let locale = readStoredLocale(storage);
  let choices = 0;

  const loadOne = async (wanted: Locale, namespace: Namespace): Promise<void> => {
    loaded.set(`${wanted}/${namespace}`, await loadMessages(wanted, namespace));
  };
  const load = async (wanted: Locale): Promise<void> => {
    await Promise.all([dates?.load(wanted), ...[...needed].map((namespace) => loadOne(wanted, namespace))]);
  };

  const apply = (wanted: Locale): void => {
    locale = wanted;
    document.documentElement.lang = wanted;
    dates?.apply(wanted);
    for (const listener of listeners) listener();
  };

  const start = async (): Promise<void> => {
    const first = await load(locale).then(
      () => locale,
      async (error: unknown) => {
        if (locale === FALLBACK_LOCALE) throw error;
        await load(FALLBACK_LOCALE);
        return FALLBACK_LOCALE;
      },
    );
    apply(first);
  };
  const ready = start();

  return {
    ready,
    get locale() {
      return locale;
    },
    async chooseLocale(wanted) {
      if (!isLocale(wanted)) return 'unsupported';
      const choice = ++choices;
      try {
        await ready;
        await load(wanted);
      } catch {
        return choice === choices ? 'unreachable' : 'overtaken';
      }
      if (choice !== choices) return 'overtaken';
      storeLocale(storage, wanted);
      apply(wanted);
      return 'chosen';
    },
    async loadNamespaces(namespaces) {
      await ready;
      await Promise.all(namespaces.map((namespace) => loadOne(locale, namespace)));
      for (const namespace of namespaces) needed.add(namespace);
    },
    has: (namespace) => loaded.has(`${locale}/${namespace}`),
    t(namespace, key, values) {
      const messages = loaded.get(`${locale}/${namespace}`);
      return messages ? say({ messages, locale, namespace }, key, values) : key;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
