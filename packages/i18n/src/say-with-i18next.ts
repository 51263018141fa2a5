import { FALLBACK_LOCALE } from '@lobby/contract';
import { createInstance } from 'i18next';
import type { MessageTree } from './message-files.ts';
import type { SayText } from './translate-from.ts';

/** Has i18next say the texts, with all that it knows. For pages that may weigh its 15 kB; a chat says them by `translateFrom`. */
export function sayWithI18next(): SayText {
  const i18next = createInstance();
  const known = new WeakSet<MessageTree>();
  void i18next.init({
    lng: FALLBACK_LOCALE,
    fallbackLng: false,
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return ({ messages, locale, namespace }, key, values) => {
    if (!known.has(messages)) i18next.addResourceBundle(locale, namespace, messages, false, true);
    known.add(messages);
    return i18next.t(key, { ...values, lng: locale, ns: namespace });
  };
}
