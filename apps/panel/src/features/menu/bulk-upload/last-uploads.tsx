import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { ProductFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import type { UploadState } from '@comanda/domain/menu/bulk-upload/upload-state';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { ListFoot } from '@comanda/ui/table/list-foot.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconFileUpload } from '@tabler/icons-react';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';
import { useUploads } from './upload-queries.ts';

const texts = uploadTexts.last;

/** The uploads of the last month. Each opens its summary. */
export function LastUploads({ onOpen }: { onOpen: (fileId: number) => void }) {
  const list = useUploads();
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <QueryFaces
        query={list}
        isCompact
        skeleton={<TableSkeleton rows={3} hasTools={false} />}
        failed={texts.loadFailed}
        failedHint={texts.loadFailedHint}
        empty={(files) =>
          files.length > 0 ? null : (
            <EmptyState
              isCompact
              icon={<IconFileUpload size={24} stroke={1.75} aria-hidden="true" />}
              title={texts.noneTitle}
            >
              {texts.noneHint}
            </EmptyState>
          )
        }
      >
        {(files) => (
          <>
            <ul className="plain-list">
              {files.map((file) => (
                <li key={file.fileId}>
                  <button type="button" className={classes.upload} onClick={() => onOpen(file.fileId)}>
                    <UploadLine file={file} />
                  </button>
                </li>
              ))}
            </ul>
            <ListFoot list={list} noun={texts.noun} />
          </>
        )}
      </QueryFaces>
    </FormCard>
  );
}

function UploadLine({ file }: { file: ProductFile }) {
  return (
    <>
      <span className={`text-label ${classes.uploadName}`}>{file.fileName}</span>
      <StatusLabel tone={TONES[file.state]} variant="quiet">
        {uploadTexts.states[file.state].replace('…', '')}
      </StatusLabel>
      <span className={`muted-14 ${classes.quiet}`}>
        {texts.by(file.sentBy, formatDateTime(new Date(file.sentAt)))}
      </span>
      <span className={`muted-14 ${classes.quiet}`}>
        {file.state === 'cancelled'
          ? texts.cancelled(file.done)
          : texts.counts(file.newCount, file.changedCount, file.refusedCount)}
      </span>
    </>
  );
}

const TONES: Record<UploadState, Tone> = {
  reading: 'accepted',
  checking: 'accepted',
  checked: 'pending',
  writing: 'accepted',
  finished: 'delivered',
  cancelled: 'cancelled',
  failed: 'late',
  'taking-back': 'accepted',
  'taken-back': 'neutral',
};
