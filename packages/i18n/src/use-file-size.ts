import { useFormats } from './use-formats.ts';

const KB = 1024;

/** `240 kB`, `3.4 MB`: the size of a file as people read it. */
export function useFileSize(): (bytes: number) => string {
  const formats = useFormats();
  return (bytes) => {
    const [value, unit] = bytes < KB * KB ? [Math.max(1, Math.round(bytes / KB)), 'kilobyte'] : [bytes / (KB * KB), 'megabyte'];
    return formats.number(value, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 });
  };
}
