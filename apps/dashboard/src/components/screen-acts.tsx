import { useT } from '@lobby/i18n';
import { Button, buttonLook, classNames, IconButton } from '@lobby/ui';
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
  /** What it does, or the page that it opens in a tab of its own. */
  onAct?: () => void;
  href?: string;
  /** What the screen is for; one of them at most. */
  primary?: boolean;
  loading?: boolean;
  /** Of the button where there is room, such as one that wide windows need not have. */
  className?: string;
}

function run({ onAct, href }: ScreenAct): void {
  if (href === undefined) onAct?.();
  else window.open(href, '_blank', 'noopener,noreferrer');
}

/** What a screen does: buttons in words, and on phones one row with what is milder in a menu. */
export function ScreenActs({ acts }: { acts: readonly ScreenAct[] }) {
  const t = useT('dashboard');
  const isPhone = usePhone();
  if (!isPhone)
    return acts.map(({ id, label, icon, onAct, href, primary = false, loading = false, className }) =>
      href === undefined ? (
        <Button key={id} variant={primary ? 'primary' : 'secondary'} icon={icon} loading={loading} className={className} onClick={onAct}>
          {label}
        </Button>
      ) : (
        <a key={id} href={href} target="_blank" rel="noopener noreferrer" className={classNames(buttonLook('ghost'), className)}>
          {icon}
          {label}
        </a>
      ),
    );
  const mild = acts.filter(({ primary }) => !primary);
  return (
    <>
      {mild.length > 1 ? (
        <MenuOnDemand
          label={t('more_acts')}
          variant="secondary"
          className="w-control p-0!"
          trigger={<Ellipsis size={18} aria-hidden="true" />}
          entries={mild.map((each) => ({ id: each.id, label: each.label, icon: each.icon, onAction: () => run(each) }))}
        />
      ) : null}
      {acts
        .filter(({ primary }) => primary || mild.length === 1)
        .map((act) => (
          <IconButton
            key={act.id}
            label={act.label}
            icon={act.icon}
            variant={act.primary ? 'primary' : 'secondary'}
            aria-busy={act.loading || undefined}
            onClick={act.loading ? undefined : () => run(act)}
          />
        ))}
    </>
  );
}
