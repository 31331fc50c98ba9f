import { DownloadButton } from '@comanda/client/api/download-button.tsx';
import { downloadCall } from '@comanda/client/api/download-call.ts';
import { downloadUploadTemplate } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import {
  REQUIRED_UPLOAD_FIELDS,
  UPLOAD_FIELDS,
  type UploadField,
} from '@comanda/domain/menu/bulk-upload/upload-fields';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Steps } from '@comanda/ui/list/steps.tsx';
import { useState } from 'react';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';

const texts = uploadTexts.instructions;
const isRequired = (field: UploadField) => (REQUIRED_UPLOAD_FIELDS as readonly UploadField[]).includes(field);

/** Instructions in three steps, with a link to the full text. */
export function Instructions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <FormCard title={texts.title}>
      <Steps steps={texts.steps} />
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
  return (
    <DownloadButton
      download={() => downloadCall(downloadUploadTemplate, { format })}
      failedText={texts.templateFailed}
    >
      {texts.templates[format]}
    </DownloadButton>
  );
}
