import { useEffect, useState } from 'react';
import { monotonicNow } from './monotonic-now.ts';

const MINUTE_MS = 60_000;

/** Time of the monotonic clock, updated every minute. */
export function useMinute(): number {
  const [now, setNow] = useState(monotonicNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(monotonicNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
