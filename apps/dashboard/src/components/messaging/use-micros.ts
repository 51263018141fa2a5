import { useFormats } from '@lobby/i18n';

const MICROS = 1_000_000;
/** Digits behind the point: one message costs a fraction of a cent. */
const DIGITS_MAX = 4;

/** How an amount in millionths of a currency reads. */
export function useMicros(): (micros: number, currency: string) => string {
  const formats = useFormats();
  return (micros, currency) => formats.number(micros / MICROS, { style: 'currency', currency, maximumFractionDigits: DIGITS_MAX });
}
