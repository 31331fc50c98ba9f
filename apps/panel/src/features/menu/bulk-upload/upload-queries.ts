import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import {
  getProductFile,
  listProductFileRows,
  listProductFiles,
} from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import type { FileAnswer } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import {
  OPEN_UPLOAD_STATES,
  type UploadState,
  WORKED_UPLOAD_STATES,
} from '@comanda/domain/menu/bulk-upload/upload-state';
import { toast } from '@comanda/ui/toast/toast.ts';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { TOAST_MS } from './texts.ts';

/** Interval of requests in ms while an upload runs. Usually a push event arrives earlier. */
const POLLED_MS = 2_000;

export const isOpen = (state: UploadState) => (OPEN_UPLOAD_STATES as readonly UploadState[]).includes(state);
const isWorked = (state: UploadState) => (WORKED_UPLOAD_STATES as readonly UploadState[]).includes(state);

/** Uploads per page; a running upload is the newest. */
const UPLOADS_A_PAGE = 20;

/** The store's uploads, the newest first, page by page. */
export const useUploads = () =>
  usePaged(
    listProductFiles,
    { words: [], getInput: () => ({ perPage: UPLOADS_A_PAGE }) },
    { subject: 'uploads' },
  );

/** Query keys of all data about uploads: progress, list and rows. */
export const UPLOAD_KEYS = [['uploads'], listKey(listProductFiles), listKey(listProductFileRows)];

/** Time in ms without a successful answer, after which a failure is shown. */
const LOST_AFTER_MS = 5_000;

/** True: the progress cannot be loaded, or stopped loading. */
export const isLost = ({ isError, data, errorUpdatedAt, dataUpdatedAt }: UploadProgress) =>
  isError && (data === undefined || errorUpdatedAt - dataUpdatedAt > LOST_AFTER_MS);
type UploadProgress = Pick<
  UseQueryResult<FileAnswer>,
  'isError' | 'data' | 'errorUpdatedAt' | 'dataUpdatedAt'
>;

/** One upload and its progress, polled while a server works on it. */
export const uploadQuery = (fileId: number) =>
  queryOptions({
    queryKey: ['uploads', 'one', fileId],
    queryFn: ({ signal }) => sendCall(getProductFile, { fileId }, { signal }),
    // No retries: the poll and each push event request the progress again. How long the requests fail decides
    // when a failure is shown.
    retry: false,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isWorked(state.data.file.state) ? POLLED_MS : false,
    meta: { subject: 'uploads', silent: true },
  });

/**
 * Shows a failure with the server's text, if there is one. Silent for an expired session, which has its own
 * window.
 */
export function showFailure(failure: unknown, failed: string): void {
  const isOver = failure instanceof ApiError && (failure.status === 401 || failure.isGivenUp);
  if (!isOver) toast.error(failureText(failure, { failed, offline: failed }), { durationMs: TOAST_MS });
}
