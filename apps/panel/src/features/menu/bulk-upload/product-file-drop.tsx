import { failureText } from '@comanda/client/api/failure-text.ts';
import { requestFile } from '@comanda/client/api/send-call.ts';
import { downloadUploadTemplate } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import { LARGEST_UPLOAD } from '@comanda/domain/menu/bulk-upload/upload-fields';
import { Button } from '@comanda/ui/button/button.tsx';
import { FileDrop } from '@comanda/ui/file-drop/file-drop.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { TOAST_MS, uploadTexts } from './texts.ts';
import classes from './upload.module.css';

const texts = uploadTexts.drop;

/** Field for a file of products. Checks its name and size before it is sent. */
export function ProductFileDrop({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <FormCard title={texts.title}>
      <FileDrop
        texts={texts}
        icon={<IconFileSpreadsheet size={44} stroke={1.25} aria-hidden="true" />}
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChoose={(file) => {
          const fault = faultOf(file);
          if (fault !== null) toast.error(fault, { durationMs: TOAST_MS });
          else if (file) onChoose(file);
        }}
      />
      <Example onFile={onChoose} />
    </FormCard>
  );
}

/** Offers a sample file to people without a spreadsheet. Like every file, it is saved only after confirmation. */
function Example({ onFile }: { onFile: (file: File) => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestFile(downloadUploadTemplate, { format: 'csv' }),
    meta: { silent: true },
    onSuccess: ({ name, content }) => onFile(new File([content], name, { type: 'text/csv' })),
    onError: (failure) =>
      toast.error(failureText(failure, { failed: uploadTexts.instructions.templateFailed })),
  });
  return (
    <p className={`cluster-8 ${classes.example}`}>
      <span className="muted-14">{texts.none}</span>
      <Button variant="default" isBusy={isPending} onClick={() => mutate()}>
        {texts.useExample}
      </Button>
    </p>
  );
}

function faultOf(file: File | undefined): string | null {
  if (file === undefined || !/\.(?:csv|xlsx)$/i.test(file.name)) return uploadTexts.noFile;
  if (file.size === 0) return uploadTexts.emptyFile;
  return file.size > LARGEST_UPLOAD ? uploadTexts.tooLarge : null;
}
