import { wordsOf } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { CornerUpLeft, Pencil, X } from 'lucide-react';
import type { Aim } from './aim.ts';

/** Over the field: what is being changed or answered, and the way out. */
export function AimBar({ aim: { kind, message }, onStop }: { aim: Aim; onStop: () => void }) {
  const t = useT('later');
  const Icon = kind === 'edit' ? Pencil : CornerUpLeft;
  const said = wordsOf(message) || (message.attachments ?? []).map(({ name }) => name).join(', ');
  return (
    <div role="status" className="mb-1.5 flex items-center gap-2.5 rounded-2xl bg-accent-pale py-1 ps-3.5 pe-1 text-sm">
      <Icon size={16} aria-hidden="true" className="shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-accent-text">{t(kind === 'edit' ? 'own.editing' : 'own.quoting')}</span>
        <span dir="auto" className="block truncate text-muted">
          {said}
        </span>
      </span>
      <IconButton label={t('own.stop')} icon={<X size={16} />} size="small" round onClick={onStop} />
    </div>
  );
}
