import { textOn, type LauncherIcon, type WidgetLook } from '@lobby/contract';
import { CircleQuestionMark, MessageCircle, Smile, type LucideIcon } from 'lucide-react';

import { StaffFace } from '#/components/picture/staff-face.tsx';
import { useLookLogo } from './use-look-logo.ts';

/** The picture of a chat button. */
export const LAUNCHER_FACES: Readonly<Record<LauncherIcon, LucideIcon>> = {
  chat: MessageCircle,
  question: CircleQuestionMark,
  smile: Smile,
};

/** A chat button, small, to know a website by. */
export function LauncherFace({ look }: { look: WidgetLook }) {
  const { color, icon, logo_on_launcher: isOnLauncher } = look;
  const logo = useLookLogo(look);
  if (isOnLauncher && logo !== null) return <StaffFace name="" face={logo} size={36} decorative />;
  const Icon = LAUNCHER_FACES[icon];
  return (
    <span
      aria-hidden="true"
      className="flex size-9 shrink-0 items-center justify-center rounded-full"
      style={{ background: color, color: textOn(color) }}
    >
      <Icon size={18} />
    </span>
  );
}
