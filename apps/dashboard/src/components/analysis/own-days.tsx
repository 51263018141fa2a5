import { TextField } from '@lobby/ui';
import { useState } from 'react';
import { isDay } from '#/components/business-day.ts';
import { faultOf } from './period.ts';

interface Days {
  from: string;
  to: string;
}

interface OwnDaysProps extends Days {
  words: { from: string; to: string } & Record<'order' | 'too_long', string>;
  /** Called with two days that are a period. */
  onChange: (days: Days) => void;
}

/** The first and the last day of a period of one's own. */
export function OwnDays({ from, to, words, onChange }: OwnDaysProps) {
  const [days, setDays] = useState({ from, to });
  const fault = isDay(days.from) && isDay(days.to) ? faultOf(days.from, days.to) : undefined;
  const choose = (next: Days) => {
    setDays(next);
    if (isDay(next.from) && isDay(next.to) && faultOf(next.from, next.to) === undefined) onChange(next);
  };
  return (
    <div className="grid max-w-96 grid-cols-2 gap-3">
      <TextField label={words.from} type="date" value={days.from} onChange={({ target }) => choose({ ...days, from: target.value })} />
      <TextField
        label={words.to}
        type="date"
        value={days.to}
        error={fault && words[fault]}
        onChange={({ target }) => choose({ ...days, to: target.value })}
      />
    </div>
  );
}
