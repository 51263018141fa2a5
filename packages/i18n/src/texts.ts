import type { Locale } from '@lobby/contract';
import type { LobbyI18n } from './create-i18n.ts';
import { NoMessagesError } from './load-messages.ts';
import type { Namespace } from './namespaces.ts';
import type { Translate } from './translate.ts';

/** The texts of one language, as every component of a page asks for them whenever it is drawn. */
export interface Texts {
  readonly locale: Locale;
  /** What `use` waits for until a namespace can be shown, the same each time; it does not wait where the texts are there. */
  readonly ready: (namespace: Namespace) => Promise<void>;
  /** The texts of a namespace that has loaded; the same function each time. */
  readonly of: <N extends Namespace>(namespace: N) => Translate<N>;
}

/** Pause before texts are fetched again that could not be fetched, in milliseconds. */
const RETRY_MS = 2_000;

/** `t` that looks up a text without values once. What is not there yet, and so comes back as its key, is looked up again. */
function remembering(page: LobbyI18n, namespace: Namespace): Translate<Namespace> {
  const known = new Map<string, string>();
  return (key, values) => {
    if (values) return page.t(namespace, key, values);
    const held = known.get(key);
    if (held !== undefined) return held;
    const text = page.t(namespace, key);
    if (text !== key) known.set(key, text);
    return text;
  };
}

/** A promise that `use` sees at once to be kept: React reads its state off it. */
function fulfilled(): Promise<void> {
  return Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
}

/** Kept here and not in a component: one that suspends while it is first drawn is begun anew. */
const held = new WeakMap<LobbyI18n, Texts>();

/** Texts of the language that a page shows now, the same ones until it shows another. */
export function textsOf(page: LobbyI18n): Texts {
  const known = held.get(page);
  if (known?.locale === page.locale) return known;
  const texts = createTexts(page);
  held.set(page, texts);
  return texts;
}

function createTexts(page: LobbyI18n): Texts {
  const { locale } = page;
  const readies = new Map<Namespace, Promise<void>>();
  const functions = new Map<Namespace, Translate<Namespace>>();
  /** For as long as it takes, or until another language is shown: no screen breaks, and none shows a key, because a connection is lost. */
  const load = async (namespace: Namespace): Promise<void> => {
    await page.ready;
    while (page.locale === locale && !page.has(namespace))
      await page.loadNamespaces([namespace]).catch((error: unknown) => {
        if (error instanceof NoMessagesError) throw error;
        return new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      });
  };
  return {
    locale,
    ready(namespace) {
      const known = readies.get(namespace);
      if (known) return known;
      const wait = page.has(namespace) ? fulfilled() : load(namespace);
      readies.set(namespace, wait);
      return wait;
    },
    of(namespace) {
      const t = functions.get(namespace) ?? remembering(page, namespace);
      functions.set(namespace, t);
      return t;
    },
  };
}
