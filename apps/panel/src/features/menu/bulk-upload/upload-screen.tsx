import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FileSettings } from './file-settings.tsx';
import { Instructions } from './instructions.tsx';
import { LastUploads } from './last-uploads.tsx';
import { ProductFileDrop } from './product-file-drop.tsx';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';
import { isOpen, uploadQuery, useUploads } from './upload-queries.ts';
import { UploadStatus } from './upload-status.tsx';

/**
 * Screen for an upload of many products from a spreadsheet. A store has one running upload at a time, and
 * every user sees it. A user who saw an upload finish sees its summary until the next upload.
 */
export function UploadScreen() {
  const queries = useQueryClient();
  const { data: uploads, isError } = useUploads();
  const [file, setFile] = useState<File | null>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const underWay = uploads?.find(({ state }) => isOpen(state))?.fileId ?? null;
  if (underWay !== null && underWay !== shownId) setShownId(underWay);
  const restart = () => {
    setShownId(null);
    setFile(null);
  };
  return (
    <FormPage title={uploadTexts.title} subtitle={uploadTexts.subtitle}>
      {shownId !== null ? (
        <UploadStatus key={shownId} fileId={shownId} onAnother={restart} />
      ) : file !== null ? (
        <FileSettings
          key={file.name + file.lastModified}
          file={file}
          onOther={() => setFile(null)}
          onSent={(answer) => {
            queries.setQueryData(uploadQuery(answer.file.fileId).queryKey, answer);
            setShownId(answer.file.fileId);
            setFile(null);
          }}
        />
      ) : uploads === undefined && !isError ? (
        // The skeleton has no form, because an upload may already be running.
        <FormCard title={uploadTexts.drop.title}>
          <TableSkeleton rows={4} hasTools={false} />
        </FormCard>
      ) : (
        <div className={`grid-12 ${classes.idle}`}>
          <ProductFileDrop onChoose={setFile} />
          <Instructions />
        </div>
      )}
      {file === null ? <LastUploads onOpen={setShownId} /> : null}
    </FormPage>
  );
}
