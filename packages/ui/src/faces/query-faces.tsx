import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { refusalOf } from './refusal-of.ts';

/** The fields of a query that these components read. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryFacesProps<Data> {
  query: ShownQuery<Data>;
  /** Placeholder in the shape of the content. */
  skeleton: ReactNode;
  /** Error title: says in everyday words what failed. */
  failed: string;
  failedHint?: ReactNode;
  /** Returns the content for empty data. Returns null if the data are not empty. */
  empty?: (data: Data) => ReactNode;
  /** True: takes less space, for a pane, a section or a dialog. */
  isCompact?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * The four states of a query: loading, failed, empty, content. During a refetch, even a failed one, visible
 * data stay on the screen. Scroll position, focus and selection are therefore not lost.
 */
export function QueryFaces<Data>(props: QueryFacesProps<Data>) {
  const { query, skeleton, failed, failedHint, empty, isCompact, children } = props;
  if (query.data !== undefined) return empty?.(query.data) ?? children(query.data);
  if (!query.isError) return skeleton;
  const refusal = refusalOf(query.error);
  return (
    <ErrorState
      title={failed}
      isCompact={isCompact}
      isRetrying={query.isFetching}
      onRetry={refusal?.isFinal ? undefined : () => void query.refetch()}
    >
      {refusal?.message ?? failedHint}
    </ErrorState>
  );
}
