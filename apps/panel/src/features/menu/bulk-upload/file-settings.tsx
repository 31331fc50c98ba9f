import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { sendProductFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import type { FileAnswer, SeenFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import {
  FIELDS_OF_FORM,
  UPLOAD_FORMS,
  type UploadForm,
} from '@comanda/domain/menu/bulk-upload/upload-fields';
import { Button } from '@comanda/ui/button/button.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { FieldGrid, FormCard } from '@comanda/ui/form/form-card.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type Mapping,
  readMapping,
  type SentColumns,
  suggestedForm,
  suggestedMapping,
} from './column-mapping.ts';
import { MappingRow } from './mapping-row.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { TOAST_MS, uploadTexts } from './texts.ts';
import classes from './upload.module.css';
import { showFailure } from './upload-queries.ts';
import { type Corrections, givenFileOf, useSeenFile } from './use-seen-file.ts';

const texts = uploadTexts.settings;
const isRefusal = (error: Error) => error instanceof ApiError && error.code === 'bulk-upload.unreadable';
const optionsOf = <Word extends string>(words: Record<Word, string>) =>
  (Object.keys(words) as Word[]).map((value) => ({ value, label: words[value] }));

interface FileSettingsProps {
  file: File;
  onSent: (answer: FileAnswer) => void;
  onOther: () => void;
}

/** Asks for the meaning of each column of a chosen file, and sends the file to the check. */
export function FileSettings({ file, onSent, onOther }: FileSettingsProps) {
  const { query, corrections, correct } = useSeenFile(file);
  const { data: seen, error } = query;
  const other = (
    <Button variant="default" onClick={onOther}>
      {texts.other}
    </Button>
  );
  if (error !== null)
    return (
      <FormCard title={file.name} actions={other}>
        <ErrorState
          isCompact
          title={texts.previewFailed}
          // A retry cannot help a file of the wrong type.
          onRetry={isRefusal(error) ? undefined : () => void query.refetch()}
          isRetrying={query.isFetching}
        >
          {failureText(error, { failed: uploadTexts.uploadFailed })}
        </ErrorState>
      </FormCard>
    );
  return (
    <FormCard title={texts.title} hint={seen ? texts.hint : texts.reading} actions={other}>
      {seen === undefined ? (
        <TableSkeleton rows={7} hasTools={false} />
      ) : (
        <Form
          // New columns need a new form state.
          key={JSON.stringify(seen.columns)}
          {...{ file, seen, corrections, correct, onSent }}
        />
      )}
    </FormCard>
  );
}

interface FormProps {
  file: File;
  seen: SeenFile;
  corrections: Corrections;
  correct: (changes: Corrections) => void;
  onSent: (answer: FileAnswer) => void;
}

function Form({ file, seen, corrections, correct, onSent }: FormProps) {
  const [form, setForm] = useState(() => suggestedForm(seen.columns));
  const [mapping, setMapping] = useState<Mapping>(() => suggestedMapping(seen.columns, form));
  const chooseForm = (next: UploadForm) => {
    setForm(next);
    setMapping(suggestedMapping(seen.columns, next));
  };
  const [shouldUpdate, setShouldUpdate] = useState(true);
  const [isTried, setTried] = useState(false);
  const [progress, setProgress] = useState(0);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const send = useMutation({
    mutationFn: async (columns: SentColumns) => {
      sending.current = new AbortController();
      setProgress(0);
      return sendCall(
        sendProductFile,
        { file: await givenFileOf(file), ...columns, shouldUpdate, waitsForYes: true, ...corrections },
        { signal: sending.current.signal, onProgress: setProgress },
      );
    },
    meta: { silent: true },
    onSuccess: onSent,
    onError: (failure) => {
      if (!sending.current?.signal.aborted) showFailure(failure, uploadTexts.uploadFailed);
    },
  });
  const read = readMapping(mapping, form);
  const faults = 'missing' in read ? read : null;
  const submit = () => {
    setTried(true);
    if (!('missing' in read)) send.mutate(read);
    else if (read.shared.length > 0) toast.error(uploadTexts.sameColumn, { durationMs: TOAST_MS });
  };
  if (send.isPending)
    return (
      <>
        <ProgressBar percent={Math.round(progress * 100)} label={texts.sending(Math.round(progress * 100))} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => sending.current?.abort()}>
            {texts.stop}
          </Button>
        </div>
      </>
    );
  return (
    <form
      className="stack-20"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={classes.fileName}>{file.name}</p>
      {seen.sheet !== null && seen.sheet > 1 ? (
        <p className={`muted-14 ${classes.quiet}`}>{texts.sheet(seen.sheet)}</p>
      ) : null}
      <ReadSettingsFields seen={seen} correct={correct} />
      <SelectField
        label={texts.form}
        hint={texts.formHints[form]}
        value={form}
        options={UPLOAD_FORMS.map((value) => ({ value, label: texts.forms[value] }))}
        onChange={chooseForm}
      />
      <ul className={`plain-list ${classes.mappings}`}>
        {FIELDS_OF_FORM[form].map((field) => (
          <MappingRow
            key={field}
            form={form}
            field={field}
            columns={seen.columns}
            column={mapping[field]}
            onChange={(column) => setMapping({ ...mapping, [field]: column })}
            error={
              isTried && faults?.missing.includes(field)
                ? texts.needed
                : isTried && faults?.shared.includes(field)
                  ? uploadTexts.sameColumn
                  : null
            }
          />
        ))}
      </ul>
      <CheckField
        label={texts.update}
        hint={texts.updateHint}
        value={shouldUpdate}
        onChange={setShouldUpdate}
      />
      <div className={classes.buttons}>
        <Button type="submit">{texts.submit}</Button>
      </div>
    </form>
  );
}

/** Settings for reading the file: its encoding, its column separator, and the line of its headings. */
function ReadSettingsFields({ seen, correct }: Pick<FormProps, 'seen' | 'correct'>) {
  return (
    <FieldGrid>
      {seen.format === 'csv' ? (
        <>
          <SelectField
            label={texts.encoding}
            value={seen.encoding ?? 'utf-8'}
            options={optionsOf(texts.encodings)}
            onChange={(encoding) => correct({ encoding })}
          />
          <SelectField
            label={texts.separator}
            value={seen.separator ?? ';'}
            options={optionsOf(texts.separators)}
            onChange={(separator) => correct({ separator })}
          />
        </>
      ) : null}
      <SelectField
        label={texts.headings}
        value={String(seen.headerLine ?? 0)}
        options={[
          { value: '0', label: texts.noHeadings },
          ...seen.firstRows.map(({ line, cells }) => ({
            value: String(line),
            label: texts.headingsAt(line, cells),
          })),
        ]}
        onChange={(line) => correct({ headerLine: Number(line) })}
      />
    </FieldGrid>
  );
}
