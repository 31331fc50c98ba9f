import { DownloadButton } from '@comanda/client/api/download-button.tsx';
import { downloadCall } from '@comanda/client/api/download-call.ts';
import { downloadUploadTemplate } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import {
  FIELDS_OF_FORM,
  UPLOAD_FORMS,
  type UploadField,
  type UploadForm,
} from '@comanda/domain/menu/bulk-upload/upload-fields';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { Steps } from '@comanda/ui/list/steps.tsx';
import { useState } from 'react';
import { isRequired } from './column-mapping.ts';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';

const texts = uploadTexts.instructions;
const formatOf = (form: UploadForm, field: UploadField) =>
  (form === 'menu' ? (texts.menuFormats as Partial<Record<UploadField, string>>)[field] : undefined) ??
  texts.formats[field];

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
  const [form, setForm] = useState<UploadForm>('barcodes');
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
        <Segmented
          label={texts.template}
          value={form}
          options={UPLOAD_FORMS.map((value) => ({ value, label: texts.forms[value] }))}
          onChange={setForm}
        />
        <div className={classes.buttons}>
          <Template form={form} format="csv" />
          <Template form={form} format="xlsx" />
        </div>
        <h3>{texts.columns}</h3>
        <dl className={classes.formats}>
          {FIELDS_OF_FORM[form].map((field) => (
            <div key={field}>
              <dt>
                {uploadTexts.fields[field]}
                {isRequired(form, field) ? <small>{texts.required}</small> : null}
              </dt>
              <dd>{formatOf(form, field)}</dd>
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

function Template({ form, format }: { form: UploadForm; format: 'csv' | 'xlsx' }) {
  return (
    <DownloadButton
      download={() => downloadCall(downloadUploadTemplate, { form, format })}
      failedText={texts.templateFailed}
    >
      {texts.templates[format]}
    </DownloadButton>
  );
}
