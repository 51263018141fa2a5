import { classNames } from '@lobby/ui';
import type { ReactNode } from 'react';

/** The width of the home page: 1200 px, and 20 px at the sides of a phone. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('mx-auto w-full max-w-[1240px] px-5', className)}>{children}</div>;
}
