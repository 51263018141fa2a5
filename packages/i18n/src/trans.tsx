import { cloneElement, Fragment, type ReactElement } from 'react';
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
  const parts = t(i18nKey).split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    const name = parts[index - 1] ?? '';
    const element = components[name];
    if (index % 3 === 0) return <Fragment key={index}>{part}</Fragment>;
    return index % 3 === 2 && element ? cloneElement(element, { key: index }, part) : null;
  });
}
