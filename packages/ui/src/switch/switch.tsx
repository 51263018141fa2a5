import { Switch as HeroSwitch } from '@heroui/react/switch';
import type { ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

export interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Something on or off, at once. */
export function Switch({ label, description, checked, onChange, disabled = false, className }: SwitchProps) {
  return (
    <HeroSwitch isSelected={checked} onChange={onChange} isDisabled={disabled} className={classNames('group/switch w-full', className)}>
      <HeroSwitch.Content className="flex w-full items-start justify-between gap-4 font-normal">
        <span className="min-w-0">
          <span className="block text-label">{label}</span>
          {description ? <span className="block text-13 text-muted">{description}</span> : null}
        </span>
        <HeroSwitch.Control className="shrink-0 bg-switch-off group-has-checked/switch:bg-accent">
          <HeroSwitch.Thumb />
        </HeroSwitch.Control>
      </HeroSwitch.Content>
    </HeroSwitch>
  );
}
