import { useT } from '@lobby/i18n';
import type { CommandSearch } from '@lobby/ui';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { CommandPage } from '#/state/navigation-slice.ts';
import type { DeskTarget } from './desk-target.ts';

const TAG_MAX = 40;
const NOTHING: readonly CommandSearch[] = [];

/** Offers what is typed as a tag of its own, where a tag is asked for and none in use is called so. */
export function useNewTag(
  { of, choice }: CommandPage,
  target: DeskTarget | undefined,
  labels: readonly string[],
): readonly CommandSearch[] {
  const t = useT('desk');
  const offered = JSON.stringify(labels);
  const isAsked = choice === 'tag' || (choice === 'untag' && of === 'chosen');
  return useMemo(() => {
    if (!isAsked || !target) return NOTHING;
    const isOffered = (tag: string) => (JSON.parse(offered) as string[]).includes(tag);
    const search = (typed: string) => {
      const tag = typed.slice(0, TAG_MAX).trim();
      const run = () => (choice === 'tag' ? target.tag(tag) : target.untag(tag));
      const label = t(choice === 'tag' ? 'commands.new_tag' : 'commands.old_tag', { tag });
      return Promise.resolve(isOffered(tag) ? [] : [{ id: 'new-tag', label, icon: <Plus />, run }]);
    };
    return [{ id: 'new-tag', label: t('commands.tag'), search }];
  }, [isAsked, choice, offered, t, target]);
}
