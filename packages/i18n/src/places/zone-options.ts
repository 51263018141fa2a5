import type { Locale } from '@lobby/contract';
import type { PlaceOption } from './place-option.ts';

const byName = new Intl.Collator('en');

interface Zone extends PlaceOption {
  readonly description: string;
  readonly city: string;
  /** Minutes that its clocks are ahead of UTC. */
  readonly minutes: number;
}

/** Offsets change at full hours; naming every zone of the world takes some tenths of a second, which no drawing should take twice. */
const HOUR_MS = 3_600_000;
const known = new Map<Locale, { hour: number; zones: readonly Zone[] }>();

/** Every zone that the browser knows, and `own` where it goes by an older name, from west to east; found by city, zone and offset. */
export function zoneOptions(locale: Locale, own: string, now: number): PlaceOption[] {
  const zones = zonesOf(locale, now);
  const isThere = own === '' || zones.some(({ value }) => value === own);
  return (isThere ? [...zones] : [...zones, zoneOf(own, locale, now)])
    .toSorted((one, other) => one.minutes - other.minutes || byName.compare(one.city, other.city))
    .map(({ value, label, description, keywords }) => ({ value, label, description, keywords }));
}

function zonesOf(locale: Locale, now: number): readonly Zone[] {
  const hour = Math.floor(now / HOUR_MS);
  const last = known.get(locale);
  if (last?.hour === hour) return last.zones;
  const zones = Intl.supportedValuesOf('timeZone').map((id) => zoneOf(id, locale, now));
  known.set(locale, { hour, zones });
  return zones;
}

function zoneOf(id: string, locale: Locale, now: number): Zone {
  const [offset, city] = [offsetOf(id, now), cityOf(id)];
  return { value: id, label: `(${offset}) ${city}`, description: nameOf(id, locale, now), keywords: id, city, minutes: minutesOf(offset) };
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
