import { LARGEST_UPLOAD } from '@comanda/domain/bulk-upload/upload-fields';
import { FileDrop } from '@comanda/ui/file-drop/file-drop.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { TOAST_MS, uploadTexts } from './texts.ts';

const texts = uploadTexts.drop;

/** Where a file of products is chosen or dropped. What can be told from its name and size is told before it is sent. */
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
    </FormCard>
  );
}

function faultOf(file: File | undefined): string | null {
  if (file === undefined || !/\.(?:csv|xlsx)$/i.test(file.name)) return uploadTexts.noFile;
  if (file.size === 0) return uploadTexts.emptyFile;
  return file.size > LARGEST_UPLOAD ? uploadTexts.tooLarge : null;
}
