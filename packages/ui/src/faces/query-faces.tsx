import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { refusalOf } from './refusal-of.ts';

/** The fields of a query that the faces read. */
export interface AskedQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryFacesProps<Data> {
  query: AskedQuery<Data>;
  /** Placeholder in the shape of the content. */
  skeleton: ReactNode;
  /** Error title, in the user's words. */
  failed: string;
  failedHint?: ReactNode;
  /** Shown when there is no data; it returns null when there is some. */
  empty?: (data: Data) => ReactNode;
  /** Smaller, for a pane, a section or a dialog. */
  isCompact?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * The four faces of a query: loading, failed, empty, content.
 * Data once shown stays during a refetch, even a failed one: place, focus and selection are not lost.
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
