const two = (part: number) => String(part).padStart(2, '0');

/** A moment as a field for a day and a time has it, in the time zone of the page; empty for none. */
export function toLocalField(at: number | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment in such a field, in milliseconds since 1970; null where it has none. */
export function fromLocalField(value: string): number | null {
  const at = value === '' ? Number.NaN : new Date(value).getTime();
  return Number.isNaN(at) ? null : at;
}
