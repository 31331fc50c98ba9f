import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import {
  getProductFile,
  listProductFileRows,
  listProductFiles,
} from '@comanda/contract/bulk-upload/bulk-upload.calls';
import type { FileAnswer } from '@comanda/contract/bulk-upload/bulk-upload.wire';
import {
  OPEN_UPLOAD_STATES,
  type UploadState,
  WORKED_UPLOAD_STATES,
} from '@comanda/domain/bulk-upload/upload-state';
import { toast } from '@comanda/ui/toast/toast.ts';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { TOAST_MS } from './texts.ts';

/** How often an upload under way is looked at, in ms; its announcements come sooner. */
const POLLED_MS = 2_000;

export const isOpen = (state: UploadState) => (OPEN_UPLOAD_STATES as readonly UploadState[]).includes(state);
const isWorked = (state: UploadState) => (WORKED_UPLOAD_STATES as readonly UploadState[]).includes(state);

/** Uploads of a page; the one under way is the newest. */
const UPLOADS_A_PAGE = 20;

/** The store's uploads, the newest first, page by page. */
export const useUploads = () =>
  usePaged(listProductFiles, { words: [], ask: () => ({ perPage: UPLOADS_A_PAGE }) }, { subject: 'uploads' });

/** What is kept of uploads: how far they are, the list of them, their rows. */
export const UPLOAD_KEYS = [['uploads'], listKey(listProductFiles), listKey(listProductFileRows)];

/** After so long without an answer, ms, people are told. */
const LOST_AFTER_MS = 5_000;

/** Whether how far an upload is cannot be read: not at all, or not any more. */
export const isLost = ({ isError, data, errorUpdatedAt, dataUpdatedAt }: UploadProgress) =>
  isError && (data === undefined || errorUpdatedAt - dataUpdatedAt > LOST_AFTER_MS);
type UploadProgress = Pick<
  UseQueryResult<FileAnswer>,
  'isError' | 'data' | 'errorUpdatedAt' | 'dataUpdatedAt'
>;

/** One upload and how far it is, followed while a server works on it. */
export const uploadQuery = (fileId: number) =>
  queryOptions({
    queryKey: ['uploads', 'one', fileId],
    queryFn: ({ signal }) => sendCall(getProductFile, { fileId }, { signal }),
    // It is asked again every other second, and at every announcement: what failed is told by how long it has failed.
    retry: false,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isWorked(state.data.file.state) ? POLLED_MS : false,
    meta: { subject: 'uploads', silent: true },
  });

/** Says what failed: in the server's words where it refused with some. Nothing where the session is over. */
export function tellFailure(failure: unknown, failed: string): void {
  const isOver = failure instanceof ApiError && (failure.status === 401 || failure.isGivenUp);
  if (!isOver) toast.error(failureText(failure, { failed, offline: failed }), { durationMs: TOAST_MS });
}
