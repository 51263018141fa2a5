import { ApiError } from '@lobby/api-client';
import {
  CATEGORY_ENTRIES_MAX,
  CATEGORY_ICONS,
  LOCALE_NAMES,
  LOCALES,
  type CategoryIcon,
  type HelpCategory,
  type Locale,
} from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Alert, Button, Select, Sheet, TextField, toast, useConfirm } from '@lobby/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { createCategory, removeCategory, updateCategory, useHelpChanged } from '#/data/help.ts';
import { categoryName, treeLines } from '#/components/help/category-name.ts';
import { CategoryEntries } from './category-entries.tsx';
import { CATEGORY_PICTURES } from './category-icons.ts';

interface CategoryDialogProps {
  /** undefined for a new one. */
  category: HelpCategory | undefined;
  items: readonly HelpCategory[];
  onClose: () => void;
  onGone: () => void;
}

const TOP = 'top';

/** Names, place, picture and short answers of one category. */
export function CategoryDialog({ category, items, onClose, onGone }: CategoryDialogProps) {
  const t = useT('help');
  const common = useT('common');
  const locale = useLocale();
  const form = useCategoryForm(category, onClose);
  const remove = useRemove(category, onClose, onGone);
  const places = [
    { value: TOP, label: t('parent_none') },
    ...treeLines(items)
      .filter(({ category: { id }, depth }) => id !== category?.id && depth < 2)
      .map(({ category: each, depth }) => ({ value: each.id, label: `${'\u2003'.repeat(depth)}${categoryName(each, locale)}` })),
  ];
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(category ? 'edit_category' : 'new_category')}
      footer={
        <>
          {category ? (
            <Button variant="ghost" icon={<Trash2 size={15} />} className="mr-auto" onClick={() => void remove()}>
              {common('actions.delete')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" loading={form.busy} onClick={() => void form.save()}>
            {common('actions.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {form.problem ? <Alert tone="danger">{form.problem}</Alert> : null}
        {LOCALES.map((each) => (
          <TextField
            key={each}
            label={t('name_in', { language: LOCALE_NAMES[each] })}
            maxLength={80}
            lang={each}
            value={form.names[each] ?? ''}
            onChange={(event) => form.setName(each, event.target.value)}
          />
        ))}
        <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
          <Select
            label={t('parent')}
            options={places}
            value={form.parent ?? TOP}
            onChange={(value) => form.setParent(value === TOP ? null : value)}
          />
          <Select
            label={t('icon')}
            options={CATEGORY_ICONS.map((icon) => {
              const Icon = CATEGORY_PICTURES[icon];
              return { value: icon, label: t(`icons.${icon}`), icon: <Icon size={16} /> };
            })}
            value={form.icon}
            onChange={form.setIcon}
          />
        </div>
        <CategoryEntries ids={form.entryIds} max={CATEGORY_ENTRIES_MAX} onChange={form.setEntryIds} />
      </div>
    </Sheet>
  );
}

function useCategoryForm(category: HelpCategory | undefined, onClose: () => void) {
  const t = useT('help');
  const api = useApi();
  const errorText = useErrorText();
  const changed = useHelpChanged();
  const [names, setNames] = useState<Partial<Record<Locale, string>>>(category?.names ?? {});
  const [parent, setParent] = useState(category?.parent_id ?? null);
  const [icon, setIcon] = useState<CategoryIcon>(category?.icon ?? 'book');
  const [entryIds, setEntryIds] = useState<readonly string[]>(category?.entry_ids ?? []);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const said = Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ''));
    if (Object.keys(said).length === 0) return setProblem(t('name_required'));
    const draft = { parent_id: parent, icon, names: said, entry_ids: [...entryIds] };
    setBusy(true);
    try {
      await (category ? updateCategory(api, category.id, category.version, draft) : createCategory(api, draft));
      await changed();
      onClose();
    } catch (error) {
      setProblem((error instanceof ApiError ? error.fields[0]?.message : undefined) ?? errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const setName = (locale: Locale, name: string) => setNames((before) => ({ ...before, [locale]: name }));
  return { names, setName, parent, setParent, icon, setIcon, entryIds, setEntryIds, problem, busy, save };
}

function useRemove(category: HelpCategory | undefined, onClose: () => void, onGone: () => void) {
  const t = useT('help');
  const common = useT('common');
  const locale = useLocale();
  const api = useApi();
  const errorText = useErrorText();
  const changed = useHelpChanged();
  const { confirm } = useConfirm();
  return async () => {
    if (!category) return;
    const answer = await confirm({
      title: t('category_delete_title', { name: categoryName(category, locale) }),
      text: t('category_delete_text'),
      icon: <Trash2 />,
      tone: 'danger',
      confirmLabel: common('actions.delete'),
    });
    if (answer !== 'confirmed') return;
    try {
      await removeCategory(api, category.id);
      await changed();
      onClose();
      onGone();
    } catch (error) {
      toast.error(errorText(error));
    }
  };
}
