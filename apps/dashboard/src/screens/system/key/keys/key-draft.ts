import { isAddressRange, KEY_ADDRESSES_MAX, KEY_LIFE_MAX_MS, type ApiKey, type KeyScope } from '@lobby/contract';

/** When a key ends, as somebody chooses it. */
export const END_CHOICES = ['30', '90', '365', 'date', 'never'] as const;
export type EndChoice = (typeof END_CHOICES)[number];

const DAY_MS = 86_400_000;

/** The fields of the sheet as they stand. */
export interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly end: EndChoice;
  /** `yyyy-mm-dd`, where a date is chosen. */
  readonly date: string;
  /** Ids of the channels that it is limited to; none is no limit. */
  readonly channels: readonly string[];
  readonly addresses: string;
  readonly rate: string;
}

/** Why a field is refused; texts are `form.<fault>`. */
export interface KeyFaults {
  readonly name?: 'name_wrong';
  readonly scopes?: 'scopes_wrong';
  readonly date?: 'date_wrong';
  readonly addresses?: { readonly fault: 'addresses_wrong'; readonly address: string } | { readonly fault: 'addresses_many' };
  readonly rate?: 'rate_wrong';
}

export function draftOf(key: ApiKey | undefined): KeyDraft {
  return {
    name: key?.name ?? '',
    scopes: key?.scopes ?? [],
    end: '90',
    date: '',
    channels: key?.channel_ids ?? [],
    addresses: key?.allowed_addresses.join('\n') ?? '',
    rate: key?.rate_per_min?.toString() ?? '',
  };
}

/** The addresses that somebody wrote, one a line or between commas. */
export function readAddresses(written: string): string[] {
  return [...new Set(written.split(/[\s,、，]+/u).filter((each) => each !== ''))];
}

export function readRate(written: string): number | null {
  return written.trim() === '' ? null : Number(written);
}

/** When it ends, in milliseconds since 1970; null never. A date counts until its last moment, where the browser is. */
export function endOf({ end, date }: Pick<KeyDraft, 'end' | 'date'>, now: number): number | null {
  if (end === 'never') return null;
  return end === 'date' ? new Date(`${date}T23:59:59`).getTime() : now + Number(end) * DAY_MS;
}

export function faultsOf(draft: KeyDraft, rateMax: number, now: number): KeyFaults {
  const addresses = readAddresses(draft.addresses);
  const wrong = addresses.find((each) => !isAddressRange(each));
  const rate = readRate(draft.rate);
  const end = endOf(draft, now);
  const isEndWrong = end !== null && !(end > now && end <= now + KEY_LIFE_MAX_MS);
  return {
    ...(draft.name.trim() === '' && { name: 'name_wrong' }),
    ...(draft.scopes.length === 0 && { scopes: 'scopes_wrong' }),
    ...(isEndWrong && { date: 'date_wrong' }),
    ...(addresses.length > KEY_ADDRESSES_MAX && { addresses: { fault: 'addresses_many' } }),
    ...(wrong !== undefined && { addresses: { fault: 'addresses_wrong', address: wrong } }),
    ...(rate !== null && !(Number.isInteger(rate) && rate >= 1 && rate <= rateMax) && { rate: 'rate_wrong' }),
  };
}
