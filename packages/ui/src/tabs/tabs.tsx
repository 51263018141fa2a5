import { Tabs as HeroTabs } from '@heroui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '#/class-names.ts';
import { useRevealTab } from './use-reveal-tab.ts';

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  /** How many are behind it, formatted. */
  count?: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `vertical` is a column beside the panel. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The tabs take the height of what holds them, and the panel what they leave of it. */
  fill?: boolean;
  /** The panel of the chosen tab. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The arrows at the ends hide the label under them instead of crossing it; a finger needs none. */
const ARROWS = '[&>button]:bg-background pointer-coarse:[&>button]:hidden';
/** A row that is wider than its place scrolls by itself, and neither widens the page nor is cut off. Its ends are not faded: every label keeps its contrast. */
const ROW = '[&>[data-slot=scroll-shadow]]:overflow-x-auto [&>[data-slot=scroll-shadow]]:[scrollbar-width:none]';

/** Tabs under a line; arrow keys move between them. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  orientation = 'horizontal',
  fill = false,
  children,
  className,
}: TabsProps<Id>) {
  const vertical = orientation === 'vertical';
  const chosen = useRevealTab();
  return (
    <HeroTabs
      variant="secondary"
      orientation={orientation}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = items.find((item) => item.id === key);
        if (chosen) onChange(chosen.id);
      }}
      className={classNames('min-w-0 gap-0', fill && 'h-full min-h-0', className)}
    >
      <HeroTabs.ListContainer className={classNames('min-w-0', ARROWS, !vertical && ROW, fill && 'shrink-0 px-6 max-sm:px-4')}>
        <HeroTabs.List aria-label={label} className={classNames('gap-6 p-0', vertical ? 'gap-1' : 'w-full justify-start')}>
          {items.map((item) => (
            <HeroTabs.Tab
              key={item.id}
              id={item.id}
              ref={item.id === value ? chosen : null}
              className="h-10 w-auto flex-none gap-1.5 px-0 text-13 font-normal text-muted data-[selected]:font-semibold data-[selected]:text-foreground"
            >
              {item.label}
              {item.count === undefined ? null : <span className="font-normal text-muted tabular-nums">{item.count}</span>}
              <HeroTabs.Indicator />
            </HeroTabs.Tab>
          ))}
        </HeroTabs.List>
      </HeroTabs.ListContainer>
      {items.map((item) => (
        <HeroTabs.Panel key={item.id} id={item.id} className={classNames('p-0 outline-none', fill && 'min-h-0 flex-1')}>
          {children}
        </HeroTabs.Panel>
      ))}
    </HeroTabs>
  );
}
