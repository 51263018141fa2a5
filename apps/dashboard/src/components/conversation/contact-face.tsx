import { Avatar } from '@lobby/ui';
import type { NamedContact } from './use-visitor-name.ts';

/** Digits of a number that fit into a face. */
const DIGITS = 3;

interface ContactFaceProps {
  contact: NamedContact & { readonly id: string };
  /** Side in px. */
  size: number;
}

/** The face of a contact beside the name: initials, or the number's last digits, on a tint that goes with the contact and not with the name. */
export function ContactFace({ contact: { id, no, name }, size }: ContactFaceProps) {
  const number = String(no);
  return <Avatar name={name ?? number} letters={name === null ? number.slice(-DIGITS) : undefined} tintBy={id} size={size} decorative />;
}
