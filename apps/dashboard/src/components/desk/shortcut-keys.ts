/** The key that does the same as a command, as it is printed. */
export const SHORTCUT_KEYS = {
  takeover: 'T',
  resolve: 'E',
  note: 'N',
  assign: 'A',
  snooze: 'S',
  tag: 'L',
  priority: 'P',
  draft: 'G',
  details: 'D',
  filter: 'F',
  choose: 'X',
  unread: 'U',
} as const;
