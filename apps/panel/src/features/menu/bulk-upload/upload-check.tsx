import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { commitProductFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import type { ProductFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DownloadRefused } from './download-refused.tsx';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';
import { showFailure, UPLOAD_KEYS } from './upload-queries.ts';
import { UploadRows } from './upload-rows.tsx';

const texts = uploadTexts.check;

interface UploadCheckProps {
  file: ProductFile;
  discard: { run: () => void; isBusy: boolean };
}

/** Shows the effect of a file row by row, before it changes anything. The user confirms or discards it here. */
export function UploadCheck({ file, discard }: UploadCheckProps) {
  const commit = useCallMutation(commitProductFile, {
    savedText: null,
    refreshes: UPLOAD_KEYS,
    words: { failed: uploadTexts.uploadFailed },
    onFailed: (failure) => {
      showFailure(failure, uploadTexts.uploadFailed);
      return true;
    },
  });
  const count = file.newCount + file.changedCount;
  return (
    <FormCard title={texts.title} hint={texts.hint(file.fileName, file.total)}>
      <div className={classes.buttons}>
        {count === 0 ? (
          <p className={`muted-14 ${classes.quiet}`}>{texts.nothing}</p>
        ) : (
          <Button isBusy={commit.isBusy} onClick={() => commit.run({ fileId: file.fileId })}>
            {texts.commit(count)}
          </Button>
        )}
        {file.refusedCount > 0 ? <DownloadRefused fileId={file.fileId} /> : null}
        <Button variant="subtle" isBusy={discard.isBusy} onClick={discard.run}>
          {texts.discard}
        </Button>
        {file.refusedCount > 0 ? (
          <p className={`muted-14 ${classes.quiet}`}>{texts.refused(file.refusedCount)}</p>
        ) : null}
      </div>
      <UploadRows file={file} />
    </FormCard>
  );
}
