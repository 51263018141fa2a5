import type { DiversionLink } from '@lobby/contract';
import { useT } from '@lobby/i18n';

type Named = Pick<DiversionLink['targets'][number], 'kind' | 'ref' | 'name'>;

/** What a target is called where it stands among others. */
export function useTargetName(): (target: Named) => string {
  const t = useT('diversion');
  return ({ kind, ref, name }) => {
    if (kind === 'web_chat') return t('kind.web_chat');
    if (kind === 'agent' || kind === 'team') return name ?? t('health.gone');
    return kind === 'url' ? ref.replace(/^https?:\/\//, '').replace(/\/$/, '') : ref;
  };
}
