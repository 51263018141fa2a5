import type { SavedView } from '@lobby/contract';

/** What a saved view of any list is called, and whose it is. */
export type ShelfView = Pick<SavedView, 'id' | 'name' | 'shared' | 'owner' | 'version'>;

/** The saved views of one list, and what can be done with them. */
export interface ViewShelf {
  /** What its views are called: the group of their texts. */
  readonly noun: 'views' | 'reports';
  readonly views: readonly ShelfView[];
  readonly open: (id: string) => void;
  /** Keeps the list that is shown. */
  readonly create: (named: Pick<ShelfView, 'name' | 'shared'>) => Promise<unknown>;
  /** `taken` gives the view the list that is shown now. */
  readonly change: (id: string, over: { name?: string; shared?: boolean; taken?: boolean }) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  /** Which of them the person begins with, where one can be chosen. */
  readonly first?: { readonly id: string | null; readonly choose: (id: string | null) => Promise<unknown> };
}

interface Kept<Filter, Sort> {
  filter: Filter;
  sort: Sort;
}
interface ShelfParts<Filter, Sort, View extends ShelfView & Kept<Filter, Sort>> extends Pick<ViewShelf, 'first'> {
  noun?: ViewShelf['noun'];
  views: readonly View[];
  shown: Kept<Filter, Sort>;
  open: (view: View) => void;
  save: (change: { draft: Pick<ShelfView, 'name' | 'shared'> & Kept<Filter, Sort>; of?: View }) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

/** The views of a list whose filter and order only that list knows. */
export function shelfOf<Filter, Sort, View extends ShelfView & Kept<Filter, Sort>>(parts: ShelfParts<Filter, Sort, View>): ViewShelf {
  const { noun = 'views', views, shown, open, save, remove, first } = parts;
  const find = (id: string) => {
    const view = views.find((each) => each.id === id);
    if (view === undefined) throw new Error(`There is no saved view ${id}`);
    return view;
  };
  return {
    noun,
    views,
    ...(first && { first }),
    open: (id) => open(find(id)),
    create: (named) => save({ draft: { ...named, ...shown } }),
    change: (id, { taken = false, ...over }) => {
      const of = find(id);
      const { name, shared, filter, sort } = of;
      return save({ draft: { name, shared, ...over, ...(taken ? shown : { filter, sort }) }, of });
    },
    remove,
  };
}
