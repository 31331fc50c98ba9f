import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { refusalOf } from './refusal-of.ts';

/** What the faces look at of a query. */
export interface AskedQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryFacesProps<Data> {
  query: AskedQuery<Data>;
  /** The shape of what will stand here. */
  skeleton: ReactNode;
  /** What could not be loaded, in the person's words. */
  failed: string;
  failedHint?: ReactNode;
  /** The face of nothing; null: there is something. */
  empty?: (data: Data) => ReactNode;
  /** Smaller, for a pane, a section or a dialog. */
  isCompact?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * A query's four faces in one place. What was shown once stays while it is asked for again, also when that fails: whoever
 * works on it keeps place, focus and selection.
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
