import { useEffect, useState } from 'react';
import { steadyNow } from './steady-now.ts';

const MINUTE_MS = 60_000;

/** The steady clock, fresh every minute. */
export function useMinute(): number {
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(steadyNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
