import type { HelpCategory } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { classNames, IconButton, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Inbox, Layers, PenLine, Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { categoriesQuery, orderCategories, useHelpChanged } from '#/data/help.ts';
import { categoryName, treeLines } from '#/components/help/category-name.ts';
import { useHelpSearch } from '#/components/help/use-help-search.ts';
import { CATEGORY_PICTURES } from './category-icons.ts';

const CategoryDialog = lazy(() => import('./category-dialog.tsx').then((module) => ({ default: module.CategoryDialog })));

/** The categories: chosen to narrow the list, arranged with buttons, by keyboard or by dragging. */
export function CategoryTree() {
  const t = useT('help');
  const locale = useLocale();
  const mayEdit = useMay()('corpus.edit');
  const { search, filter } = useHelpSearch();
  const { data } = useQuery(categoriesQuery(useApi()));
  const [editing, setEditing] = useState<HelpCategory | 'new'>();
  const [dragged, setDragged] = useState<string>();
  const items = data?.items ?? [];
  const arrange = useArrange(items);
  const choose = (category: string | undefined) => filter({ category });
  return (
    <nav
      aria-label={t('categories')}
      className="w-60 shrink-0 overflow-y-auto border-r border-border bg-background px-3 py-4 max-lg:w-full max-lg:overflow-visible max-lg:border-r-0 max-lg:border-b"
    >
      <div className="mb-1 flex items-center justify-between ps-2">
        <h2 className="text-13 text-muted">{t('categories')}</h2>
        {mayEdit ? <IconButton label={t('new_category')} icon={<Plus size={16} />} size="small" onClick={() => setEditing('new')} /> : null}
      </div>
      <ul>
        <Line icon={<Layers size={16} />} chosen={search.category === undefined} onChoose={() => choose(undefined)}>
          {t('all')}
        </Line>
        {treeLines(items).map(({ category, depth }) => {
          const Icon = CATEGORY_PICTURES[category.icon];
          const name = categoryName(category, locale);
          return (
            <Line
              key={category.id}
              icon={<Icon size={16} />}
              depth={depth}
              chosen={search.category === category.id}
              count={category.articles}
              onChoose={() => choose(category.id)}
              drag={
                mayEdit ? { onStart: () => setDragged(category.id), onDrop: () => dragged && arrange.before(dragged, category) } : undefined
              }
              actions={
                mayEdit ? (
                  <>
                    <IconButton
                      label={`${t('move_up')}: ${name}`}
                      icon={<ChevronUp size={14} />}
                      size="small"
                      onClick={() => arrange.step(category, -1)}
                    />
                    <IconButton
                      label={`${t('move_down')}: ${name}`}
                      icon={<ChevronDown size={14} />}
                      size="small"
                      onClick={() => arrange.step(category, 1)}
                    />
                    <IconButton
                      label={`${t('edit_category')}: ${name}`}
                      icon={<PenLine size={14} />}
                      size="small"
                      onClick={() => setEditing(category)}
                    />
                  </>
                ) : null
              }
            >
              {name}
            </Line>
          );
        })}
        <Line icon={<Inbox size={16} />} chosen={search.category === 'none'} onChoose={() => choose('none')}>
          {t('uncategorised')}
        </Line>
      </ul>
      <Suspense fallback={null}>
        {editing ? (
          <CategoryDialog
            category={editing === 'new' ? undefined : editing}
            items={items}
            onClose={() => setEditing(undefined)}
            onGone={() => choose(undefined)}
          />
        ) : null}
      </Suspense>
    </nav>
  );
}

interface LineProps {
  icon: ReactNode;
  depth?: number;
  chosen: boolean;
  count?: number;
  onChoose: () => void;
  drag?: { onStart: () => void; onDrop: () => void } | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

const INDENTS = ['ps-2', 'ps-6', 'ps-10'] as const;

function Line({ icon, depth = 0, chosen, count, onChoose, drag, actions, children }: LineProps) {
  const formats = useFormats();
  return (
    <li className="group/line relative flex items-center">
      <button
        type="button"
        draggable={drag !== undefined}
        onDragStart={drag?.onStart}
        onDragOver={drag ? (event) => event.preventDefault() : undefined}
        onDrop={drag?.onDrop}
        aria-current={chosen ? 'true' : undefined}
        onClick={onChoose}
        className={classNames(
          'flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-lg pe-2 text-left text-13',
          INDENTS[depth] ?? 'ps-10',
          chosen ? 'bg-accent-tint font-semibold text-accent-text' : 'hover:bg-default',
        )}
      >
        <span aria-hidden="true" className="shrink-0">
          {icon}
        </span>
        <span className="min-w-0 flex-1 truncate">{children}</span>
        {count === undefined ? null : <span className="text-xs text-muted tabular-nums">{formats.number(count)}</span>}
      </button>
      {actions ? (
        <span className="absolute right-0 hidden rounded-lg bg-background group-focus-within/line:flex group-hover/line:flex max-lg:static max-lg:flex">
          {actions}
        </span>
      ) : null}
    </li>
  );
}

/** Arranges categories of one parent. */
function useArrange(items: readonly HelpCategory[]) {
  const api = useApi();
  const errorText = useErrorText();
  const changed = useHelpChanged();
  const save = async (ids: string[]) => {
    try {
      await orderCategories(api, ids);
      await changed();
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const besides = (category: HelpCategory) => items.filter(({ parent_id: parent }) => parent === category.parent_id).map(({ id }) => id);
  return {
    step(category: HelpCategory, by: 1 | -1) {
      const ids = besides(category);
      const at = ids.indexOf(category.id);
      const other = ids[at + by];
      if (other === undefined) return;
      void save(ids.with(at + by, category.id).with(at, other));
    },
    /** Puts one before another of the same parent. */
    before(dragged: string, target: HelpCategory) {
      const ids = besides(target);
      if (dragged === target.id || !ids.includes(dragged)) return;
      const rest = ids.filter((id) => id !== dragged);
      void save(rest.toSpliced(rest.indexOf(target.id), 0, dragged));
    },
  };
}
