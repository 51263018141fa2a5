import { TextField } from '@lobby/ui';

/** Most that any count of a link can be. */
const MOST = 1_000_000;

interface NumberFieldProps {
  label: string;
  description?: string;
  optional?: boolean;
  most?: number;
  value: number | null;
  error?: string | undefined;
  onChange: (value: number | null) => void;
}

/** A whole number from 1; empty for none. */
export function NumberField({ label, description, optional = false, most = MOST, value, error, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      description={description}
      optional={optional}
      error={error}
      inputMode="numeric"
      value={value === null ? '' : String(value)}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '');
        onChange(digits === '' ? null : Math.min(most, Math.max(1, Number(digits))));
      }}
    />
  );
}
