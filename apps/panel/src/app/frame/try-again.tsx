import { useEffect } from 'react';

const tryAgainMs = 5_000;

/** In the place of a part nobody asked for, so that nobody would ask for it again either. */
export function TryAgain({ retry }: { retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, tryAgainMs);
    return () => clearTimeout(timer);
  });
  return null;
}
