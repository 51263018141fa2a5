import { use } from 'react';
import { useTexts } from './i18n-provider.tsx';
import type { Namespace } from './namespaces.ts';
import type { Translate } from './translate.ts';

/**
 * The texts of a namespace, `common` by default: `const t = useT('auth')`, then `t('sign_in.title')`. Suspends while the
 * namespace loads, and renders again when the locale changes. Costs a component no more than the reading of a context.
 *
 * Where a component waits for two namespaces, React in development may warn of a change in the order of hooks that did not change
 * (https://github.com/react/react/issues/37655).
 */
export function useT<N extends Namespace = 'common'>(namespace?: N): Translate<N> {
  const wanted = namespace ?? ('common' as N);
  const texts = useTexts();
  // Each time, also once the texts are there: React begins a component that waited again, and expects the same calls of it.
  use(texts.ready(wanted));
  return texts.of(wanted);
}
