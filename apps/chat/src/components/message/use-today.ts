import { useEffect, useState } from 'react';

const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0);
const startOfNextDay = (at: number) => new Date(at).setHours(24, 0, 0, 0);

/** When today began, in epoch milliseconds; a page that stays open over midnight learns of it. */
export function useToday(): number {
  const [today, setToday] = useState(() => startOfDay(Date.now()));
  useEffect(() => {
    const timer = setTimeout(() => setToday(startOfDay(Date.now())), startOfNextDay(today) - Date.now());
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
