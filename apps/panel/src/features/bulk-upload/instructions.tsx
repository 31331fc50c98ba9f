import { downloadCall } from '@comanda/client/api/download-call.ts';
import { downloadUploadTemplate } from '@comanda/contract/bulk-upload/bulk-upload.calls';
import {
  REQUIRED_UPLOAD_FIELDS,
  UPLOAD_FIELDS,
  type UploadField,
} from '@comanda/domain/bulk-upload/upload-fields';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';
import { tellFailure } from './upload-queries.ts';

const texts = uploadTexts.instructions;
const isRequired = (field: UploadField) => (REQUIRED_UPLOAD_FIELDS as readonly UploadField[]).includes(field);

/** What to do, in three steps, and the way to all of it. */
export function Instructions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <FormCard title={texts.title}>
      <ol className={classes.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setOpen(true)}>
          {texts.all}
        </Button>
      </div>
      {isOpen ? <AllInstructions onClose={() => setOpen(false)} /> : null}
    </FormCard>
  );
}

function AllInstructions({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      opened
      title={texts.title}
      onClose={onClose}
      width={640}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={classes.manual}>
        <h3>{texts.template}</h3>
        <div className={classes.buttons}>
          <Template format="csv" />
          <Template format="xlsx" />
        </div>
        <h3>{texts.columns}</h3>
        <dl className={classes.formats}>
          {UPLOAD_FIELDS.map((field) => (
            <div key={field}>
              <dt>
                {uploadTexts.fields[field]}
                {isRequired(field) ? <small>{texts.required}</small> : null}
              </dt>
              <dd>{texts.formats[field]}</dd>
            </div>
          ))}
        </dl>
        <ul>
          {texts.more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Template({ format }: { format: 'csv' | 'xlsx' }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCall(downloadUploadTemplate, { format }),
    meta: { silent: true },
    onError: (failure) => tellFailure(failure, texts.templateFailed),
  });
  return (
    <Button
      variant="default"
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      {texts.templates[format]}
    </Button>
  );
}
