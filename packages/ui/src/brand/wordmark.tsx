import { classNames } from '#/class-names.ts';
import { ArchMark } from './arch-mark.tsx';

/** Sign and name side by side. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames('inline-flex items-center gap-2 text-xl font-semibold tracking-tight text-foreground', className)}>
      <ArchMark />
      <span translate="no">Lobby</span>
    </span>
  );
}
