import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';

interface DirtyBarProps {
  saving: boolean;
  onDiscard: () => void;
}

/** While something is not saved: what that means, and both ways on. */
export function DirtyBar({ saving, onDiscard }: DirtyBarProps) {
  const t = useT('bot');
  const common = useT('common');
  return (
    <div
      role="region"
      aria-label={t('dirty.text')}
      className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-border bg-surface px-6 py-3 pb-[max(12px,env(safe-area-inset-bottom))] max-md:px-4"
    >
      <p role="status" className="mr-auto">
        <span className="font-semibold">{t('dirty.text')}</span> <span className="text-muted max-sm:hidden">{t('dirty.not_live')}</span>
      </p>
      <Button onClick={onDiscard} disabled={saving}>
        {common('actions.discard')}
      </Button>
      <Button type="submit" variant="primary" loading={saving}>
        {common('actions.save')}
      </Button>
    </div>
  );
}
