import { Avatar, type AvatarProps } from '@lobby/ui';
import { useApi } from '#/data/api.ts';

interface StaffFaceProps extends Pick<AvatarProps, 'size' | 'shape' | 'decorative' | 'className'> {
  name: string;
  /** Path of their picture on the Lobby, or an address within the browser; without one they are known by their initials. */
  face: string | null | undefined;
}

/** A colleague or the business, by picture or initials. */
export function StaffFace({ face, ...look }: StaffFaceProps) {
  const { origin } = useApi().options;
  return <Avatar src={face?.startsWith('/') ? origin + face : face} {...look} />;
}
