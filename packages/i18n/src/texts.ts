import type { Locale } from '@lobby/contract';
import type { LobbyI18n } from './create-i18n.ts';
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

/**
 * `t` that looks up a text without values once. What is not there yet, and so comes back as its key, is looked up again.
 */
function remembering(t: Translate<Namespace>): Translate<Namespace> {
  const look = t as (...given: unknown[]) => string;
  const known = new Map<string, string>();
  const read = (...given: unknown[]): string => {
    const [key] = given;
    if (given.length > 1 || typeof key !== 'string') return look(...given);
    const held = known.get(key);
    if (held !== undefined) return held;
    const text = look(key);
    if (text !== key) known.set(key, text);
    return text;
  };
  // `Trans` reads the namespace off the function.
  return Object.assign(read, t);
}

/** A promise that `use` sees at once to be kept: React reads its state off it. */
function fulfilled(): Promise<void> {
  return Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
}

/** Kept here and not in a component: one that suspends while it is first drawn is begun anew. */
const held = new WeakMap<LobbyI18n, { language: string; texts: Texts }>();

/** Texts of the language that a page shows now, the same ones until it shows another. */
export function textsOf(page: LobbyI18n): Texts {
  const { language } = page.i18n;
  const known = held.get(page);
  if (known?.language === language) return known.texts;
  const texts = createTexts(page);
  held.set(page, { language, texts });
  return texts;
}

function createTexts({ i18n, locale, ready }: LobbyI18n): Texts {
  const readies = new Map<Namespace, Promise<void>>();
  const functions = new Map<Namespace, Translate<Namespace>>();
  return {
    locale,
    ready(namespace) {
      const known = readies.get(namespace);
      if (known) return known;
      const isThere = i18n.isInitialized && i18n.hasLoadedNamespace(namespace);
      const wait = isThere ? fulfilled() : ready.then(() => i18n.loadNamespaces(namespace));
      readies.set(namespace, wait);
      return wait;
    },
    of(namespace) {
      const t = functions.get(namespace) ?? remembering(i18n.getFixedT(null, namespace) as unknown as Translate<Namespace>);
      functions.set(namespace, t);
      return t;
    },
  };
}
