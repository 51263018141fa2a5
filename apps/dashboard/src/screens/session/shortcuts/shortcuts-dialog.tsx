import { useT } from '@lobby/i18n';
import { Dialog } from '@lobby/ui';
import { COMMAND_KEYS } from '#/components/command-bar/command-keys.ts';

/** Keys by what they do; the texts are `shortcuts.<id>`. */
const KEYS = [
  ['next', ['J', '↓']],
  ['previous', ['K', '↑']],
  ['unread', ['U']],
  ['search', ['/']],
  ['filter', ['F']],
  ['choose', ['X']],
  ['takeover', ['T']],
  ['reply', ['R']],
  ['note', ['N']],
  ['draft', ['G']],
  ['assign', ['A']],
  ['snooze', ['S']],
  ['tag', ['L']],
  ['priority', ['P']],
  ['resolve', ['E']],
  ['details', ['D']],
  ['commands', [COMMAND_KEYS.shown]],
  ['in_reply', ['>']],
  ['leave', ['Esc']],
  ['open', ['?']],
] as const;

/** Everything that the keyboard does here. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useT('session');
  return (
    <Dialog open onClose={onClose} title={t('shortcuts.title')} width={640}>
      <dl className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {KEYS.map(([id, keys]) => (
          <div key={id} className="flex items-center justify-between gap-4 border-b border-separator py-1.5">
            <dt>{t(`shortcuts.${id}`)}</dt>
            <dd className="flex items-center gap-1.5 text-xs text-muted">
              {keys.map((key, index) => (
                <span key={key} className="contents">
                  {index > 0 ? t('shortcuts.or') : null}
                  <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-md border border-border bg-surface-secondary px-1.5 font-sans text-xs text-foreground">
                    {key}
                  </kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-13 text-muted">{t('shortcuts.chosen')}</p>
    </Dialog>
  );
}
