import { useState } from 'react';

/** Whether files of any field are still on their way. */
export function useHeld() {
  const [fields, setFields] = useState<Readonly<Record<string, boolean>>>({});
  return {
    held: Object.values(fields).includes(true),
    hold: (key: string, held: boolean) => setFields((before) => (before[key] === held ? before : { ...before, [key]: held })),
  };
}
