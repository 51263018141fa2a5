import { useMemo } from 'react';
import { useT } from './use-t.ts';

function useWideTexts() {
  const t = useT('controls');
  return useMemo(
    () => ({
      columns: t('columns'),
      commands: t('commands'),
      commandPlaceholder: t('command_placeholder'),
      commandHintChoose: t('command_hint_choose'),
      commandHintClose: t('command_hint_close'),
      commandHintMove: t('command_hint_move'),
      noMatch: t('no_match'),
      noMatchText: t('no_match_text'),
      recent: t('recent'),
      remove: (name: string) => t('remove', { name }),
      rows: (total: string, count: number) => t('rows', { total, count }),
      searchFailed: t('search_failed'),
      searching: t('searching'),
      showAllColumns: t('show_all_columns'),
      showOptions: t('show_options'),
    }),
    [t],
  );
}

/**
 * The texts of the component library's larger parts (searchable selects, long tables, the command bar). They are a namespace of
 * their own, fetched by the first such part that is shown: `<WideTextsProvider source={wideUiTexts}>`.
 */
export const wideUiTexts = { read: useWideTexts } as const;
