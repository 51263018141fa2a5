/** The texts that components carry themselves; an app gives them in the language of the page. */
export interface UiTexts {
  cancel: string;
  choose: string;
  chooseFiles: string;
  clear: string;
  clearSelection: string;
  close: string;
  confirm: string;
  dropFiles: string;
  errorText: string;
  errorTitle: string;
  hidePassword: string;
  language: string;
  loading: string;
  met: string;
  nextPage: string;
  notMet: string;
  notifications: string;
  optional: string;
  page: (page: number) => string;
  pages: string;
  passwordDigit: string;
  passwordLength: string;
  passwordLetter: string;
  perPage: (size: number) => string;
  previousPage: string;
  /** Which rows of how many; the numbers come formatted. */
  range: (from: string, to: string, total: string) => string;
  resend: string;
  resendIn: (seconds: number) => string;
  retry: string;
  selectAll: string;
  selected: (count: number) => string;
  selectRow: string;
  showChart: string;
  showPassword: string;
  showTable: string;
  taskDone: string;
  taskFailed: string;
  taskRunning: string;
  taskWaiting: string;
}

/** What a component says where no app has given its texts. */
export const ENGLISH_TEXTS: UiTexts = {
  cancel: 'Cancel',
  choose: 'Choose',
  chooseFiles: 'choose files',
  clear: 'Clear',
  clearSelection: 'Clear selection',
  close: 'Close',
  confirm: 'Confirm',
  dropFiles: 'Drop files here or',
  errorText: 'Nothing you typed is lost. Check your connection, then retry.',
  errorTitle: 'The page did not arrive',
  hidePassword: 'Hide password',
  language: 'Language',
  loading: 'Loading',
  met: 'met',
  nextPage: 'Next page',
  notMet: 'not met',
  notifications: 'Notifications',
  optional: 'optional',
  page: (page) => `Page ${page}`,
  pages: 'Pages',
  passwordDigit: 'At least one digit',
  passwordLength: '6 to 18 characters, no spaces',
  passwordLetter: 'At least one letter',
  perPage: (size) => `${size} per page`,
  previousPage: 'Previous page',
  range: (from, to, total) => `${from}–${to} of ${total}`,
  resend: 'Send a new code',
  resendIn: (seconds) => `New code in ${seconds} s`,
  retry: 'Retry',
  selectAll: 'Select all rows',
  selected: (count) => `${count} selected`,
  selectRow: 'Select row',
  showChart: 'Chart',
  showPassword: 'Show password',
  showTable: 'Table',
  taskDone: 'Done',
  taskFailed: 'Failed',
  taskRunning: 'Working',
  taskWaiting: 'Waiting',
};
