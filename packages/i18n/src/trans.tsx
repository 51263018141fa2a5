import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { Trans as Rich } from 'react-i18next';
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
  return <Rich t={t as unknown as TFunction} i18nKey={i18nKey} components={components} />;
}
