import { FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from '@lobby/contract';
import { createInstance, type i18n as I18next, type BackendModule } from 'i18next';
import { applyDateLocale, loadDateLocale } from './date-locale.ts';
import { createMessageLoader, type LoadMessages } from './load-messages.ts';
import { NAMESPACES, type Namespace } from './namespaces.ts';
import { browserStorage, readStoredLocale, storeLocale, type LocaleStorage } from './stored-locale.ts';

/** What `createI18n` is given. */
export interface I18nOptions {
  /** The namespaces the first screen needs; `common` is always among them. Others load when a screen asks. */
  namespaces: readonly Namespace[];
  /** Where the choice is kept; the browser's local storage by default. */
  storage?: LocaleStorage;
  /** The document whose `lang` follows the locale; the page's own by default. */
  document?: Pick<Document, 'documentElement'>;
  /** Where messages come from; the package's own files by default. */
  loadMessages?: LoadMessages;
}

/**
 * What became of a choice: `chosen` is now shown; `unsupported` was ignored (§2); `unreachable` could not be loaded, the old
 * language stays; `overtaken` by a later choice.
 */
export type LocaleChoice = 'chosen' | 'unsupported' | 'unreachable' | 'overtaken';

/** The languages of one page. */
export interface LobbyI18n {
  /** The i18next instance, for `I18nProvider`. */
  readonly i18n: I18next;
  /** Settles when the first texts can be shown; rejects when neither the stored locale nor en-US could be loaded. */
  readonly ready: Promise<void>;
  /** The locale now shown. A getter: read it where it is needed, do not destructure it. */
  readonly locale: Locale;
  /** Shows another locale once all its texts are there, so that no key is ever visible, and keeps the choice (§2). Never rejects. */
  chooseLocale(locale: string): Promise<LocaleChoice>;
  /** Loads namespaces of the locale now shown, for a route's loader; rejects when they could not be loaded. */
  loadNamespaces(namespaces: readonly Namespace[]): Promise<void>;
}

const isNamespace = (name: string): name is Namespace => (NAMESPACES as readonly string[]).includes(name);

function backendOf(loadMessages: LoadMessages): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (locale, namespace, callback) => {
      if (!isLocale(locale) || !isNamespace(namespace)) return callback(new Error(`No messages at ${locale}/${namespace}`), null);
      loadMessages(locale, namespace).then(
        (messages) => callback(null, messages),
        (error: Error) => callback(error, null),
      );
    },
  };
}

/**
 * Starts the languages of a page (§2): the stored locale if it is supported, otherwise en-US. Only that language is loaded, each
 * namespace once.
 */
export function createI18n(options: I18nOptions): LobbyI18n {
  const { storage = browserStorage(), document = globalThis.document, loadMessages = createMessageLoader() } = options;
  const needed = new Set<Namespace>(['common', ...options.namespaces]);
  const i18n = createInstance().use(backendOf(loadMessages));
  let locale = readStoredLocale(storage);
  let choices = 0;

  const load = async (wanted: Locale): Promise<void> => {
    const used = [i18n.options.ns ?? []].flat().filter(isNamespace);
    await Promise.all([loadDateLocale(wanted), ...[...needed, ...used].map((namespace) => loadMessages(wanted, namespace))]);
  };

  const apply = (wanted: Locale): void => {
    locale = wanted;
    document.documentElement.lang = wanted;
    applyDateLocale(wanted);
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
    await i18n.init({
      lng: first,
      fallbackLng: false,
      supportedLngs: [...LOCALES],
      load: 'currentOnly',
      ns: [...needed],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
  };
  const ready = start();

  return {
    i18n,
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
      apply(wanted);
      storeLocale(storage, wanted);
      await i18n.changeLanguage(wanted);
      return 'chosen';
    },
    async loadNamespaces(namespaces) {
      await ready;
      await Promise.all(namespaces.map((namespace) => loadMessages(locale, namespace)));
      for (const namespace of namespaces) needed.add(namespace);
      await i18n.loadNamespaces([...namespaces]);
    },
  };
}
