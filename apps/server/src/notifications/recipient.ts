import {
  mayBeTold,
  presetWays,
  type Holder,
  type Locale,
  type NotificationDigest,
  type NotificationPreset,
  type NotificationType,
  type NotificationWay,
  type NotificationWays,
  type Permission,
  type QuietHours,
} from '@lobby/contract';
import { isWithinReach, type ConversationPlace, type PartMember } from '#/domains/reach/is-within-reach.ts';
import { quietEnd } from './quiet-hours.ts';

/** Of what and how somebody wants to be told, as it is stored. */
export interface Choice {
  preset: NotificationPreset;
  /** What differs from the preset. */
  ways: Partial<NotificationWays>;
  digest: NotificationDigest;
  quiet: QuietHours;
}

/** Somebody of the business who can be told of something. */
export interface Recipient extends PartMember, Holder, Choice {
  permissions: readonly Permission[] | null;
  email: string;
  locale: Locale;
  /** Some browser of theirs takes pushes. */
  hasDevice: boolean;
}

/** What somebody's matrix says, whether it was chosen or comes from a preset. Pure. */
export function waysOf(holder: Holder & Pick<Choice, 'preset' | 'ways'>): NotificationWays {
  return { ...presetWays(holder.preset, holder), ...holder.ways };
}

/** Whether somebody wants to be told of a type in a way. Pure. */
export function wants(member: Holder & Pick<Choice, 'preset' | 'ways'>, type: NotificationType, way: NotificationWay): boolean {
  return waysOf(member)[type].includes(way);
}

/** Whether somebody may be mailed of a type now: they want it, and have no quiet hours. Pure. */
export function isMailable(member: Holder & Choice, type: NotificationType, now: number): boolean {
  return wants(member, type, 'email') && quietEnd(member.quiet, now) === undefined;
}

/** Whether somebody may be told of a type at all, and sees what it is about. Pure. */
export function mayHear(member: Recipient, type: NotificationType, place?: ConversationPlace): boolean {
  return mayBeTold(member, type) && (place === undefined || isWithinReach(member, place));
}
