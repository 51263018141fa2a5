import type { DiversionHealth, DiversionLink } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { TargetIcon } from '#/components/diversion/target-icon.tsx';
import { useTargetName } from '#/components/diversion/target-name.ts';

/** Targets that a card shows; the others are counted. */
const SHOWN = 4;

const DOTS: Readonly<Record<DiversionHealth, string>> = {
  ok: 'bg-success',
  off: 'bg-neutral-text/40',
  closed: 'bg-neutral-text/40',
  offline: 'bg-warning',
  capped: 'bg-warning',
  gone: 'bg-danger',
};

/** Where a link leads, each with a dot that says whether it can take somebody, and the reason in words where it cannot. */
export function TargetHealth({ targets }: { targets: DiversionLink['targets'] }) {
  const t = useT('diversion');
  const nameOf = useTargetName();
  const more = targets.length - SHOWN;
  return (
    <ul aria-label={t('targets')} className="flex flex-col gap-1.5 border-t border-separator pt-3">
      {targets.slice(0, SHOWN).map((target) => (
        <li key={target.id} className="flex min-w-0 items-center gap-2 text-13">
          <TargetIcon kind={target.kind} />
          <span className="min-w-0 flex-1 truncate">{nameOf(target)}</span>
          <span className={target.health === 'ok' ? 'sr-only' : 'shrink-0 text-xs text-muted'}>{t(`health.${target.health}`)}</span>
          <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', DOTS[target.health])} />
        </li>
      ))}
      {more > 0 ? <li className="text-xs text-muted">{t('more_targets', { count: more })}</li> : null}
    </ul>
  );
}
