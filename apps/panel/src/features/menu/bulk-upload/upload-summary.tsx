import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { takeBackProductFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import type { ProductFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { DownloadRefused } from './download-refused.tsx';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';
import { UPLOAD_KEYS } from './upload-queries.ts';
import { UploadRows } from './upload-rows.tsx';

const texts = uploadTexts.summary;
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The result of a finished upload with its rows and actions: correct refused rows, undo the upload, send another. */
export function UploadSummary({ file, onAnother }: { file: ProductFile; onAnother: () => void }) {
  const { fileId, state, newCount, changedCount } = file;
  const takeBack = useCallMutation(takeBackProductFile, {
    savedText: null,
    refreshes: UPLOAD_KEYS,
    words: { failed: texts.takeBackFailed },
  });
  const confirmUndo = async () => {
    const isConfirmed = await alertDialog({
      title: texts.takeBack,
      text: texts.undoQuestion(newCount, changedCount),
      confirmText: texts.takeBackYes,
      cancelText: texts.keep,
      isDestructive: true,
    });
    if (isConfirmed) takeBack.run({ fileId });
  };
  const { tone, Icon } = CHECKS[state as keyof typeof CHECKS] ?? CHECKS.cancelled;
  return (
    <FormCard title={uploadTexts.states[state]} hint={file.fileName}>
      <Note tone={tone} icon={<Icon {...icon} />} isAlert>
        {wordsOf(file)}
      </Note>
      <div className={classes.buttons}>
        <Button onClick={onAnother}>{uploadTexts.startAgain}</Button>
        {file.refusedCount > 0 ? <DownloadRefused fileId={fileId} /> : null}
        {file.canTakeBack ? (
          <Button
            variant="default"
            icon={<IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />}
            isBusy={takeBack.isBusy}
            onClick={() => void confirmUndo()}
          >
            {texts.takeBack}
          </Button>
        ) : null}
      </div>
      {file.total > 0 && state !== 'failed' ? <UploadRows file={file} /> : null}
    </FormCard>
  );
}

const CHECKS = {
  finished: { tone: 'delivered', Icon: IconCircleCheck },
  cancelled: { tone: 'neutral', Icon: IconInfoCircle },
  failed: { tone: 'late', Icon: IconCircleX },
  'taken-back': { tone: 'neutral', Icon: IconInfoCircle },
} as const satisfies Record<string, { tone: Tone; Icon: typeof IconCircleX }>;

function wordsOf(file: ProductFile): string {
  if (file.state === 'failed') return file.fault ?? uploadTexts.uploadFailed;
  if (file.state === 'cancelled') return texts.cancelled(file.done, file.total);
  if (file.state === 'taken-back') return texts.takenBack(file.takenBackCount, file.keptCount);
  return texts.finished(file.newCount, file.changedCount, file.refusedCount);
}
