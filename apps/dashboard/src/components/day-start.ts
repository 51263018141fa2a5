/** Midnight at the beginning of a day in the browser's zone, so many days later; undefined where none is chosen. In epoch milliseconds. */
export function dayStart(day: string, later = 0): number | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined || Number.isNaN(date)) return undefined;
  return new Date(year, month - 1, date + later).getTime();
}
