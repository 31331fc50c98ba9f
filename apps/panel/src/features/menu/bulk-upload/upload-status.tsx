import { ApiError } from '@comanda/client/api/api-error.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import { cancelProductFile, listProductFiles } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ProgressBar } from './progress-bar.tsx';
import { TOAST_MS, uploadTexts } from './texts.ts';
import classes from './upload.module.css';
import { UploadCheck } from './upload-check.tsx';
import { isLost, isOpen, showFailure, UPLOAD_KEYS, uploadQuery } from './upload-queries.ts';
import { UploadSummary } from './upload-summary.tsx';

/** One upload: running, waiting for confirmation, or finished. A failure is shown until the next attempt. */
export function UploadStatus({ fileId, onAnother }: { fileId: number; onAnother: () => void }) {
  const queries = useQueryClient();
  const query = useQuery(uploadQuery(fileId));
  const { data } = query;
  const isOutOfSight = isLost(query);
  const [isCancelBroken, setCancelBroken] = useState(false);
  const state = data?.file.state;
  // The list of uploads must show the finished upload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each new state.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: listKey(listProductFiles) });
  }, [queries, state]);
  useEffect(() => {
    if (isOutOfSight) toast.error(uploadTexts.uploadFailed, { durationMs: TOAST_MS });
  }, [isOutOfSight]);
  const cancel = useCallMutation(cancelProductFile, {
    savedText: uploadTexts.cancelled,
    savedForMs: TOAST_MS,
    refreshes: UPLOAD_KEYS,
    words: { failed: uploadTexts.cancelFailed },
    onFailed: (failure) => {
      const isExplained = failure instanceof ApiError && failure.code?.startsWith('bulk-upload.');
      showFailure(failure, uploadTexts.cancelFailed);
      if (!isExplained) setCancelBroken(true);
      return true;
    },
  });
  if (isOutOfSight || isCancelBroken)
    return (
      <FormCard title={uploadTexts.title}>
        <ErrorState
          isCompact
          title={isCancelBroken ? uploadTexts.cancelFailed : uploadTexts.uploadFailed}
          isRetrying={query.isFetching}
          onRetry={() => {
            setCancelBroken(false);
            void query.refetch();
          }}
        />
      </FormCard>
    );
  if (data === undefined)
    return (
      <FormCard title={uploadTexts.title}>
        <TableSkeleton rows={4} hasTools={false} />
      </FormCard>
    );
  const { file, progress } = data;
  const cancelIt = { run: () => cancel.run({ fileId }), isBusy: cancel.isBusy };
  if (file.state === 'checked') return <UploadCheck file={file} discard={cancelIt} />;
  if (!isOpen(file.state)) return <UploadSummary file={file} onAnother={onAnother} />;
  return (
    <FormCard title={uploadTexts.states[file.state]} hint={file.fileName}>
      <p data-spoken role="status">
        {uploadTexts.states[file.state]}
      </p>
      <ProgressBar percent={progress.percentage} label={uploadTexts.states[file.state]} />
      {file.total > 0 && file.state === 'writing' ? (
        <p className={`muted-14 ${classes.quiet}`}>{uploadTexts.progress.of(file.done, file.total)}</p>
      ) : null}
      <p className={`muted-14 ${classes.quiet}`}>{uploadTexts.progress.leave}</p>
      {file.state === 'taking-back' ? null : (
        <div className={classes.buttons}>
          <Button variant="default" isBusy={cancelIt.isBusy} onClick={cancelIt.run}>
            {uploadTexts.progress.cancel}
          </Button>
        </div>
      )}
    </FormCard>
  );
}
