import type { DeliveryReason } from '@lobby/contract';

/** What the codes of the Cloud API mean to whoever has written. */
export function reasonOfCode(code: number | undefined): DeliveryReason {
  switch (code) {
    case 131_047:
    case 131_026:
      return code === 131_047 ? 'window_closed' : 'blocked';
    case 130_429:
    case 131_056:
    case 131_048:
    case 80_007:
      return 'too_many';
    case 131_049:
      return 'quota';
    case 131_052:
    case 131_053:
      return 'bad_media';
    case 190:
    case 0:
    case 10:
      return 'signed_out';
    // Its text, its language or its judgement has changed.
    case 132_001:
    case 132_007:
    case 132_015:
    case 132_016:
      return 'template';
    case 132_000:
    case 132_005:
    case 132_012:
    case 132_018:
      return 'template_values';
    case 131_030:
    case 131_021:
      return 'no_address';
    default:
      return 'refused';
  }
}
