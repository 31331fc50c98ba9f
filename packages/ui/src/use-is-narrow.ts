import { useMediaQuery } from './use-media-query.ts';

/** True if list and detail do not fit side by side (below 992 px). */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 991.98px)');
}
