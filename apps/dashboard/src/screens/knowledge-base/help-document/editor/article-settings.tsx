import type { ArticleView } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Button, Select, Sheet, Switch, toast, useConfirm } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { categoriesQuery, removeArticle, updateArticle, useHelpChanged } from '#/data/help.ts';
import { categoryName, treeLines } from '#/components/help/category-name.ts';
import { keptTexts } from './kept-text.ts';

interface ArticleSettingsProps {
  article: ArticleView;
  title: string;
  onClose: () => void;
  onGone: () => void;
}

type Settings = Pick<ArticleView, 'category_id' | 'visibility' | 'feed_bot' | 'pinned'>;
const NONE = 'none';

/** What holds for all languages of an article; each change is saved at once. */
export function ArticleSettings({ article, title, onClose, onGone }: ArticleSettingsProps) {
  const t = useT('help');
  const reader = useLocale();
  const api = useApi();
  const errorText = useErrorText();
  const changed = useHelpChanged();
  const mayEdit = useMay()('corpus.edit');
  const { data } = useQuery(categoriesQuery(api));
  const [busy, setBusy] = useState(false);
  const remove = useRemove(article, title, onGone);
  const { id, version, category_id, visibility, feed_bot, pinned } = article;
  const save = async (part: Partial<Settings>) => {
    setBusy(true);
    try {
      await updateArticle(api, { id, version, category_id, visibility, feed_bot, pinned, ...part });
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      await changed();
      setBusy(false);
    }
  };
  const disabled = busy || !mayEdit;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('editor.settings')}
      footer={
        mayEdit ? (
          <Button variant="ghost" icon={<Trash2 size={15} />} className="mr-auto" onClick={() => void remove()}>
            {t('editor.delete')}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-5">
        <Select
          label={t('editor.category')}
          disabled={disabled}
          options={[
            { value: NONE, label: t('uncategorised') },
            ...treeLines(data?.items ?? []).map(({ category, depth }) => ({
              value: category.id,
              label: `${'\u2003'.repeat(depth)}${categoryName(category, reader)}`,
            })),
          ]}
          value={category_id ?? NONE}
          onChange={(value) => void save({ category_id: value === NONE ? null : value })}
        />
        <Select
          label={t('editor.visibility')}
          disabled={disabled}
          options={[
            { value: 'public', label: t('public') },
            { value: 'internal', label: t('internal') },
          ]}
          value={visibility}
          onChange={(value) => void save({ visibility: value })}
        />
        <Switch
          label={t('editor.feed_bot')}
          description={t('editor.feed_bot_text')}
          checked={feed_bot}
          disabled={disabled}
          onChange={(checked) => void save({ feed_bot: checked })}
        />
        <Switch
          label={t('editor.pin')}
          description={t('editor.pin_text')}
          checked={pinned}
          disabled={disabled}
          onChange={(checked) => void save({ pinned: checked })}
        />
      </div>
    </Sheet>
  );
}

function useRemove({ id, texts }: ArticleView, title: string, onGone: () => void) {
  const t = useT('help');
  const api = useApi();
  const errorText = useErrorText();
  const changed = useHelpChanged();
  const { confirm } = useConfirm();
  return async () => {
    const answer = await confirm({
      title: t('editor.delete_title', { name: title }),
      text: t('editor.delete_text'),
      icon: <Trash2 />,
      tone: 'danger',
      confirmLabel: t('editor.delete'),
    });
    if (answer !== 'confirmed') return;
    try {
      await removeArticle(api, id);
      for (const { locale } of texts) keptTexts.drop(id, locale);
      toast.success(t('editor.deleted'));
      onGone();
      await changed();
    } catch (error) {
      toast.error(errorText(error));
    }
  };
}
