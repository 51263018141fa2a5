import { useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

export interface AvatarProps {
  /** Whose face it is: gives the letter, the colour and the spoken name. */
  name: string;
  /** Shown instead of the initials of the name. */
  letters?: string | undefined;
  /** What gives the colour, where two of the same name are told apart by it. */
  tintBy?: string | undefined;
  /** Address of a picture; one that does not come leaves the initials. */
  src?: string | null | undefined;
  /** Side in px: 28 in chat, 36 in lists. */
  size?: number | undefined;
  /** `square` for businesses, with rounded corners. */
  shape?: 'round' | 'square' | undefined;
  /** A 16 px mark on the lower right corner: a channel, a presence dot. */
  badge?: ReactNode;
  /** Beside the same name in writing, it is decoration. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

/** Below this side, in px, an avatar carries no letter. */
export const AVATAR_LETTER_MIN_PX = 24;

const TINTS = [
  'bg-accent-tint text-accent-text',
  'bg-success-soft text-success-soft-foreground',
  'bg-warning-soft text-warning-soft-foreground',
  'bg-danger-soft text-danger-soft-foreground',
  'bg-neutral-soft text-neutral-text',
] as const;

/** The first letter of the first two words of a name; one glyph where the name is written without spaces. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words.map((word) => Array.from(word)[0] ?? '');
  return (/^[\p{Script=Latin}]/u.test(name.trim()) ? letters.slice(0, 2).join('') : (letters[0] ?? '')).toLocaleUpperCase();
}

/** The same name has the same tint everywhere. */
export function tintOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TINTS[sum % TINTS.length] ?? TINTS[0];
}

/** A face: a picture, or initials on a tint of its own. */
export function Avatar({
  name,
  letters = initialsOf(name),
  tintBy = name,
  src,
  size = 28,
  shape = 'round',
  badge,
  decorative = false,
  className,
}: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const style: CSSProperties = { width: size, height: size, fontSize: Math.max(10, Math.round(size * (letters.length > 2 ? 0.32 : 0.38))) };
  const corners = shape === 'round' ? 'rounded-full' : 'rounded-lg';
  return (
    <span
      className={classNames('relative inline-flex shrink-0', className)}
      style={style}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && src !== failed ? (
        <img src={src} alt="" onError={() => setFailed(src)} className={classNames('size-full object-cover', corners)} />
      ) : (
        <span className={classNames('flex size-full items-center justify-center leading-none font-semibold', corners, tintOf(tintBy))}>
          {size >= AVATAR_LETTER_MIN_PX ? letters : null}
        </span>
      )}
      {badge ? <span className="absolute -right-0.5 -bottom-0.5 flex size-4 items-center justify-center">{badge}</span> : null}
    </span>
  );
}
