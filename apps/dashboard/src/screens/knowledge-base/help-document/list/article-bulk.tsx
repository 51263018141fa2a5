import { useLocale, useT } from '@lobby/i18n';
import { Button, toast, useConfirm } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Archive, FolderInput, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { categoriesQuery, changeArticles, useHelpChanged, type HelpBulk } from '#/data/help.ts';
import { categoryName, treeLines } from '#/components/help/category-name.ts';

/** What can be done with the chosen articles. */
export function ArticleBulk({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const t = useT('help');
  const locale = useLocale();
  const api = useApi();
  const errorText = useErrorText();
  const changed = useHelpChanged();
  const { confirm } = useConfirm();
  const { data } = useQuery(categoriesQuery(api));
  const [busy, setBusy] = useState(false);
  const run = async (action: HelpBulk['action'], category: string | null = null) => {
    setBusy(true);
    try {
      const answer = await changeArticles(api, { ids, action, ...(action === 'move' && { category_id: category }) });
      toast.success(t('bulk.done', { count: answer.changed }));
      onDone();
      await changed();
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    const answer = await confirm({
      title: t('bulk.delete_title', { count: ids.length }),
      text: t('bulk.delete_text'),
      icon: <Trash2 />,
      tone: 'danger',
      confirmLabel: t('bulk.delete'),
    });
    if (answer === 'confirmed') await run('delete');
  };
  const places = [
    { id: 'none', label: t('uncategorised'), onAction: () => void run('move') },
    ...treeLines(data?.items ?? []).map(({ category, depth }) => ({
      id: category.id,
      label: `${'\u2003'.repeat(depth)}${categoryName(category, locale)}`,
      onAction: () => void run('move', category.id),
    })),
  ];
  return (
    <>
      <Button size="small" variant="ghost" icon={<Send size={15} />} disabled={busy} onClick={() => void run('publish')}>
        {t('bulk.publish')}
      </Button>
      <MenuOnDemand
        label={t('bulk.move')}
        trigger={
          <>
            <FolderInput size={15} aria-hidden="true" /> {t('bulk.move')}
          </>
        }
        size="small"
        entries={places}
      />
      <Button size="small" variant="ghost" icon={<Archive size={15} />} disabled={busy} onClick={() => void run('archive')}>
        {t('bulk.archive')}
      </Button>
      <Button size="small" variant="ghost" icon={<Trash2 size={15} />} disabled={busy} onClick={() => void remove()}>
        {t('bulk.delete')}
      </Button>
    </>
  );
}
