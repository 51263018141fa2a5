import { cloneElement, createElement, Fragment, type ReactElement } from 'react';
import type { Namespace } from './namespaces.ts';
import type { TextKey, Translate } from './translate.ts';

export interface TransProps<N extends Namespace> {
  readonly t: Translate<N>;
  readonly i18nKey: TextKey<N>;
  /** What stands for each tag of the text. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

/** A text with elements in it, such as links: `<Trans t={t} i18nKey="accept.text" components={{ terms: <a href="/policy" /> }} />`. */
export function Trans<N extends Namespace>({ t, i18nKey, components }: TransProps<N>) {
  // Text, then the name of a tag and what stands in it, then text again.
  const [begin = '', ...rest] = t(i18nKey).split(/<(\w+)>(.*?)<\/\1>/);
  const elements = [];
  for (let at = 0; at < rest.length; at += 3) {
    const [name = '', words, text] = rest.slice(at, at + 3);
    const element = components[name];
    elements.push(element && cloneElement(element, {}, words), text);
  }
  return createElement(Fragment, null, begin, ...elements);
}
