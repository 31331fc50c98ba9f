import { sendCall } from '@comanda/client/api/send-call.ts';
import { importProviderDistricts, LARGEST_DISTRICT_LIST } from '@comanda/contract/provider/districts.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { PickFile } from '../../shared/pick-file.tsx';
import { FileExample } from '../../shared/upload/file-example.tsx';
import { UploadStanding } from '../../shared/upload/upload-standing.tsx';
import { useUpload } from '../../shared/upload/use-upload.ts';
import { citiesQuery } from './cities-query.ts';
import classes from './reference-data.module.css';
import { referenceTexts } from './texts.ts';

const texts = referenceTexts.import;
const sender =
  (leavesOutBadLines: boolean) =>
  (...[file, options]: Parameters<Parameters<typeof useUpload>[0]['send']>) =>
    sendCall(importProviderDistricts, { file, leavesOutBadLines }, options);
const whole = sender(false);
const goodLines = sender(true);

/** Brings districts from a CSV, the same for all stores: all of it or, once it was refused, the lines that are right. */
export function ImportCard() {
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload({
    send: whole,
    mostBytes: LARGEST_DISTRICT_LIST,
    failedText: texts.failed,
    refreshes: [citiesQuery.queryKey],
  });
  const { progress, faults, failure, answer } = upload;
  const isBusy = progress !== null;
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <FileExample label={texts.example} text={texts.exampleText} about={texts.about} />
      <PickFile
        label={texts.file}
        accept=".csv,.txt,text/csv"
        onPick={(picked) => {
          upload.forget();
          setFile(picked);
        }}
      />
      <UploadStanding progress={progress} faultsTitle={texts.refused} faults={faults} failure={failure} />
      {answer ? (
        <>
          <Note
            tone="delivered"
            icon={<IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />}
            isAlert
          >
            {texts.report(answer)}
          </Note>
          <UploadStanding
            progress={null}
            faultsTitle={texts.leftOut(answer.badLines)}
            faults={answer.faults}
          />
        </>
      ) : null}
      {file === null || answer ? null : (
        <div className={classes.actions}>
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
