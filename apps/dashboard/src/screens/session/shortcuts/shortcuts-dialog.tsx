import { useT } from '@lobby/i18n';
import { Dialog } from '@lobby/ui';

/** Keys by what they do; the texts are `shortcuts.<id>`. */
const KEYS = [
  ['next', ['J', '↓']],
  ['previous', ['K', '↑']],
  ['takeover', ['T']],
  ['resolve', ['E']],
  ['reply', ['R']],
  ['search', ['/']],
  ['leave', ['Esc']],
  ['open', ['?']],
] as const;

/** Everything that the keyboard does here. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useT('session');
  return (
    <Dialog open onClose={onClose} title={t('shortcuts.title')} width={380}>
      <dl className="mt-4 divide-y divide-separator">
        {KEYS.map(([id, keys]) => (
          <div key={id} className="flex items-center justify-between gap-4 py-2">
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
    </Dialog>
  );
}
