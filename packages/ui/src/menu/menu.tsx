import { Dropdown } from '@heroui/react/dropdown';
import type { ReactNode } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from '#/button/button-look.ts';
import { classNames } from '#/class-names.ts';
import { AriaLanguage } from '#/dialog/aria-language.tsx';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** At the right: a shortcut, a count. */
  hint?: ReactNode;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
  onAction: () => void;
}

export interface MenuProps {
  /** What the menu is, for screen readers; also shown where there is no `trigger`. */
  label: string;
  /** What the button shows. */
  trigger?: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  entries: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Of the button. */
  className?: string | undefined;
}

/** A button that opens a list of things to do. */
export function Menu({ label, trigger, variant = 'ghost', size = 'medium', entries, placement = 'bottom end', className }: MenuProps) {
  return (
    <AriaLanguage>
      <Dropdown>
        <Dropdown.Trigger aria-label={label} className={classNames(buttonLook(variant, size), className)}>
          {trigger ?? label}
        </Dropdown.Trigger>
        <Dropdown.Popover placement={placement} className="max-w-80 min-w-44 rounded-xl border border-border bg-overlay p-1 shadow-overlay">
          <Dropdown.Menu
            aria-label={label}
            items={entries}
            onAction={(key) => entries.find((entry) => entry.id === key)?.onAction()}
            className="p-0 outline-none"
          >
            {(entry) => (
              <Dropdown.Item
                id={entry.id}
                textValue={entry.label}
                isDisabled={entry.disabled ?? false}
                className={classNames(
                  'flex min-h-8 items-center gap-2 rounded-lg px-2.5 py-1.5 text-13 pointer-coarse:min-h-11 data-[focused]:bg-default [&_svg]:size-4 [&_svg]:shrink-0',
                  entry.tone === 'danger' && 'text-danger-soft-foreground data-[focused]:bg-danger-soft',
                )}
              >
                {entry.icon}
                <span className="min-w-0 flex-1 wrap-anywhere">{entry.label}</span>
                {entry.hint ? <span className="text-xs text-muted">{entry.hint}</span> : null}
              </Dropdown.Item>
            )}
          </Dropdown.Menu>
        </Dropdown.Popover>
      </Dropdown>
    </AriaLanguage>
  );
}
