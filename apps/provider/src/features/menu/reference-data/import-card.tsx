import type { SendOptions } from '@comanda/client/api/send-form.ts';
import type { GivenFile } from '@comanda/contract/kit/field-types';
import { Button } from '@comanda/ui/button/button.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PickFile } from '../../../shared/pick-file.tsx';
import { FileExample } from '../../../shared/upload/file-example.tsx';
import { UploadStatus } from '../../../shared/upload/upload-status.tsx';
import { useUpload } from '../../../shared/upload/use-upload.ts';

/** Result of an import: number and texts of the refused lines. */
interface Imported {
  badLines: number;
  faults: readonly string[];
}

type Sender<Answer> = (file: GivenFile, options: SendOptions) => Promise<Answer>;

interface ImportCardProps<Answer extends Imported> {
  texts: Record<
    | 'title'
    | 'hint'
    | 'example'
    | 'exampleText'
    | 'about'
    | 'file'
    | 'submit'
    | 'failed'
    | 'refused'
    | 'leaveOut',
    string
  > & { report: (answer: Answer) => string; leftOut: (lines: number) => string };
  /** Imports all lines, or none if one line is invalid. */
  whole: Sender<Answer>;
  /** Imports only the valid lines. */
  goodLines: Sender<Answer>;
  maxBytes: number;
  refreshes: QueryKey;
  children?: ReactNode;
}

/**
 * Card that imports a CSV for all stores. First it tries the whole file. If lines are refused, the user may
 * import only the valid lines.
 */
export function ImportCard<Answer extends Imported>(props: ImportCardProps<Answer>) {
  const { texts, whole, goodLines, maxBytes, refreshes, children } = props;
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload({
    send: whole,
    maxBytes,
    failedText: texts.failed,
    refreshes: [refreshes],
  });
  const { progress, faults, failure, answer } = upload;
  const isBusy = progress !== null;
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      {children}
      <FileExample label={texts.example} text={texts.exampleText} about={texts.about} />
      <PickFile
        label={texts.file}
        accept=".csv,.txt,text/csv"
        onPick={(picked) => {
          upload.forget();
          setFile(picked);
        }}
      />
      <UploadStatus progress={progress} faultsTitle={texts.refused} faults={faults} failure={failure} />
      {answer ? (
        <>
          <Note
            tone="delivered"
            icon={<IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />}
            isAlert
          >
            {texts.report(answer)}
          </Note>
          <UploadStatus progress={null} faultsTitle={texts.leftOut(answer.badLines)} faults={answer.faults} />
        </>
      ) : null}
      {file === null || answer ? null : (
        <div className="cluster-12">
          <Button isBusy={isBusy} onClick={() => void upload.run(file)}>
            {texts.submit}
          </Button>
          {faults.some((fault) => /^Linha \d/.test(fault)) ? (
            <Button variant="default" isBusy={isBusy} onClick={() => void upload.run(file, goodLines)}>
              {texts.leaveOut}
            </Button>
          ) : null}
        </div>
      )}
    </FormCard>
  );
}
