import { TextField } from '@lobby/ui';
import { useState } from 'react';

const MINUTES_MAX = 43_200;

interface NumberFieldProps {
  label: string;
  description?: string;
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number; what is no number, or out of its bounds, changes nothing. */
export function NumberField({ min = 0, max = MINUTES_MAX, value, onChange, ...texts }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value));
  return (
    <TextField
      {...texts}
      type="number"
      inputMode="numeric"
      required
      min={min}
      max={max}
      step={1}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        if (event.target.value !== '' && event.target.validity.valid) onChange(event.target.valueAsNumber);
      }}
    />
  );
}
