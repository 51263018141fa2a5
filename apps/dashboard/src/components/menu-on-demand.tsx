import { buttonLook, classNames, type MenuProps } from '@lobby/ui';
import { useOnDemand } from './use-on-demand.ts';

const load = () => import('./menu-control.ts').then(({ Menu }) => Menu);

/** A button that opens a list of things to do; the list's code is fetched when somebody comes near. */
export function MenuOnDemand({ wrapperClassName, ...props }: MenuProps & { wrapperClassName?: string }) {
  const { label, trigger = label, variant = 'ghost', size = 'medium', className } = props;
  const { Control, place, approach } = useOnDemand(load);
  return (
    <div ref={place} className={wrapperClassName}>
      {Control ? (
        <Control {...props} />
      ) : (
        <button
          type="button"
          {...approach}
          aria-label={label}
          aria-haspopup="true"
          className={classNames(buttonLook(variant, size), className)}
        >
          {trigger}
        </button>
      )}
    </div>
  );
}
