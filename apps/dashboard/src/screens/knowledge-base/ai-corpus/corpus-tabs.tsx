import { useT } from '@lobby/i18n';
import { Tabs, type TabsProps } from '@lobby/ui';
import type { CorpusTab } from '#/components/corpus/corpus-search.ts';

/** The parts of the screen, to choose from. */
export function CorpusTabs(tabs: Pick<TabsProps<CorpusTab>, 'items' | 'value' | 'onChange' | 'children'>) {
  const t = useT('corpus');
  return <Tabs fill label={t('tabs.label')} {...tabs} />;
}
