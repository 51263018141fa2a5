import type { Locale } from '@lobby/contract';
import type { PlaceOption } from './place-option.ts';

const byName = new Intl.Collator('en');

/** Every zone that the browser knows, and `own` where it goes by an older name, from west to east; found by city, zone and offset. */
export function zoneOptions(locale: Locale, own: string, now: number): PlaceOption[] {
  const ids = new Set([...Intl.supportedValuesOf('timeZone'), ...(own === '' ? [] : [own])]);
  return [...ids]
    .map((id) => ({ id, city: cityOf(id), offset: offsetOf(id, now), name: nameOf(id, locale, now) }))
    .toSorted((one, other) => minutesOf(one.offset) - minutesOf(other.offset) || byName.compare(one.city, other.city))
    .map(({ id, city, offset, name }) => ({ value: id, label: `(${offset}) ${city}`, description: name, keywords: id }));
}

/** `America/Indiana/Knox` is Knox, Indiana: what stands before the first slash is a continent. */
function cityOf(id: string): string {
  const [, ...places] = id.replaceAll('_', ' ').split('/');
  return places.toReversed().join(', ') || id;
}

function nameOf(id: string, locale: Locale, now: number): string {
  return partOf(new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName: 'longGeneric' }), now);
}

/** Such as GMT+8. */
function offsetOf(id: string, now: number): string {
  return partOf(new Intl.DateTimeFormat('en', { timeZone: id, timeZoneName: 'shortOffset' }), now);
}

function partOf(format: Intl.DateTimeFormat, now: number): string {
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function minutesOf(offset: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d+)(?::(\d+))?$/.exec(offset) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}
