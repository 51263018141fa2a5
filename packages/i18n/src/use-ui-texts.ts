import { useMemo } from 'react';
import { useFormats } from './use-formats.ts';
import { useT } from './use-t.ts';

/**
 * The few texts that components carry themselves (close, page 3, digit 2 of 6), in the shape that the component library asks
 * for: `<UiTextsProvider texts={useUiTexts()}>`.
 */
export function useUiTexts() {
  const t = useT('common');
  const formats = useFormats();
  return useMemo(
    () => ({
      cancel: t('actions.cancel'),
      choose: t('ui.choose'),
      chooseFiles: t('ui.choose_files'),
      clear: t('actions.clear'),
      clearSelection: t('ui.clear_selection'),
      close: t('actions.close'),
      confirm: t('actions.confirm'),
      dropFiles: t('ui.drop_files'),
      errorText: t('states.error_text'),
      errorTitle: t('states.error_title'),
      hidePassword: t('ui.hide_password'),
      language: t('ui.language'),
      loading: t('states.loading'),
      met: t('ui.met'),
      nextPage: t('ui.next_page'),
      notMet: t('ui.not_met'),
      notifications: t('ui.notifications'),
      optional: t('states.optional'),
      page: (page: number) => t('ui.page', { page }),
      pages: t('ui.pages'),
      passwordDigit: t('ui.password_digit'),
      passwordLength: t('ui.password_length'),
      passwordLetter: t('ui.password_letter'),
      perPage: (size: number) => t('ui.per_page', { size }),
      previousPage: t('ui.previous_page'),
      range: (from: string, to: string, total: string) => t('ui.range', { from, to, total }),
      resend: t('ui.resend'),
      resendIn: (seconds: number) => t('ui.resend_in', { seconds }),
      retry: t('actions.retry'),
      selectAll: t('ui.select_all'),
      selected: (count: number) => t('ui.selected', { count, shown: formats.number(count) }),
      selectRow: t('ui.select_row'),
      showChart: t('ui.show_chart'),
      showPassword: t('ui.show_password'),
      showTable: t('ui.show_table'),
      taskDone: t('ui.task_done'),
      taskFailed: t('ui.task_failed'),
      taskRunning: t('ui.task_running'),
      taskWaiting: t('ui.task_waiting'),
    }),
    [t, formats],
  );
}
