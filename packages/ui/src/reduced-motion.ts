import { useMediaQuery } from './use-media-query.ts';

/** Whether the user's system requests reduced motion; it follows changes. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
