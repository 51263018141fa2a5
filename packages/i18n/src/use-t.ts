import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces.ts';

/**
 * The texts of a namespace, `common` by default: `const t = useT('auth')`, then `t('sign_in.title')`. Suspends while the
 * namespace loads, and renders again when the locale changes.
 */
export function useT<N extends Namespace = 'common'>(namespace?: N): TFunction<N> {
  const [t] = useTranslation<Namespace>(namespace ?? 'common');
  return t as TFunction<N>;
}
