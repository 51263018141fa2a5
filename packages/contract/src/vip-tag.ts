/** A contact with this tag, in whatever case, is a VIP. */
export const VIP_TAG = 'VIP';

/** Whether a tag is that of a VIP. */
export function isVipTag(tag: string): boolean {
  return tag.trim().toLowerCase() === VIP_TAG.toLowerCase();
}
