import { classNames } from '#/class-names.ts';

/** Side of the sign where nothing else is said, in px. */
const SIZE_PX = 24;

/** The sign of Lobby: an arch over a doorway. One per screen. Decorative unless it has a title. */
export function ArchMark({
  size = SIZE_PX,
  title,
  className,
}: {
  size?: number | undefined;
  title?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={classNames('shrink-0 text-accent', className)}
    >
      <path d="M3.5 22V10.5a8.5 8.5 0 0 1 17 0V22" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M8 22V11.5a4 4 0 0 1 8 0V22a.9.9 0 0 1-.9.9H8.9A.9.9 0 0 1 8 22Z" fill="currentColor" />
    </svg>
  );
}
