import { LARGEST_UPLOAD } from '@comanda/domain/bulk-upload/upload-fields';
import { Button } from '@comanda/ui/button/button.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { TOAST_MS, uploadTexts } from './texts.ts';
import classes from './upload.module.css';

const texts = uploadTexts.drop;

/** Where a file of products is chosen or dropped. What can be told from its name and size is told before it is sent. */
export function FileDrop({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    const fault = faultOf(file);
    if (fault !== null) toast.error(fault, { durationMs: TOAST_MS });
    else if (file) onChoose(file);
  };
  return (
    <FormCard title={texts.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first */}
      <div
        className={`row-6 ${classes.drop}`}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <IconFileSpreadsheet size={44} stroke={1.25} aria-hidden="true" />
        <p className={classes.dropWords}>{isOver ? texts.over : texts.words}</p>
        <p className={`muted-14 ${classes.quiet}`}>{texts.or}</p>
        <Button aria-describedby="upload-limits" onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <p id="upload-limits" className={`muted-14 ${classes.quiet}`}>
          {texts.limits}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.choose}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file again is chosen anew.
            event.currentTarget.value = '';
          }}
        />
      </div>
    </FormCard>
  );
}

function faultOf(file: File | undefined): string | null {
  if (file === undefined || !/\.(?:csv|xlsx)$/i.test(file.name)) return uploadTexts.noFile;
  if (file.size === 0) return uploadTexts.emptyFile;
  return file.size > LARGEST_UPLOAD ? uploadTexts.tooLarge : null;
}
