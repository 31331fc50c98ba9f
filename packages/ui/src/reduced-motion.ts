import { useMediaQuery } from './use-media-query.ts';

/** True if the user's system requests reduced motion. Follows changes of that setting. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
