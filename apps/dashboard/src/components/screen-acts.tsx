import { useT } from '@lobby/i18n';
import { Button, IconButton } from '@lobby/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';
import { MenuOnDemand } from './menu-on-demand.tsx';
import { usePhone } from './use-phone.ts';

/** Something that a screen does, from its header. */
export interface ScreenAct {
  id: string;
  label: string;
  /** Alone on phones, where there is no room for words. */
  icon: ReactElement;
  onAct: () => void;
  /** What the screen is for; one of them at most. */
  primary?: boolean;
  loading?: boolean;
  /** Of the button where there is room, such as one that wide windows need not have. */
  className?: string;
}

/** What a screen does: buttons in words, and on phones one row with what is milder in a menu. */
export function ScreenActs({ acts }: { acts: readonly ScreenAct[] }) {
  const t = useT('dashboard');
  const isPhone = usePhone();
  if (!isPhone)
    return acts.map(({ id, label, icon, onAct, primary = false, loading = false, className }) => (
      <Button key={id} variant={primary ? 'primary' : 'secondary'} icon={icon} loading={loading} className={className} onClick={onAct}>
        {label}
      </Button>
    ));
  const mild = acts.filter(({ primary }) => !primary);
  return (
    <>
      {mild.length > 1 ? (
        <MenuOnDemand
          label={t('more_acts')}
          variant="secondary"
          className="w-control p-0!"
          trigger={<Ellipsis size={18} aria-hidden="true" />}
          entries={mild.map(({ id, label, icon, onAct }) => ({ id, label, icon, onAction: onAct }))}
        />
      ) : null}
      {acts
        .filter(({ primary }) => primary || mild.length === 1)
        .map(({ id, label, icon, onAct, primary = false, loading = false }) => (
          <IconButton
            key={id}
            label={label}
            icon={icon}
            variant={primary ? 'primary' : 'secondary'}
            aria-busy={loading || undefined}
            onClick={loading ? undefined : onAct}
          />
        ))}
    </>
  );
}
