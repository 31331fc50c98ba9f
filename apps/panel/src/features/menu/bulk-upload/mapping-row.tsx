import type { SeenColumn } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import type { UploadField, UploadForm } from '@comanda/domain/menu/bulk-upload/upload-fields';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { isRequired } from './column-mapping.ts';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';

const texts = uploadTexts.settings;

interface MappingRowProps {
  form: UploadForm;
  field: UploadField;
  columns: readonly SeenColumn[];
  /** Undefined: the field is not used; null: no column chosen yet. */
  column: number | null | undefined;
  onChange: (column: number | null | undefined) => void;
  error: string | true | null;
}

/** One field: whether it is used, its column, and examples from the file. */
export function MappingRow({ form, field, columns, column, onChange, error }: MappingRowProps) {
  const name = uploadTexts.fields[field];
  const isTaken = column !== undefined;
  const samples = columns.find(({ number }) => number === column)?.samples ?? [];
  return (
    <li className={classes.mapping}>
      <CheckField
        label={
          <>
            {name}
            {isRequired(form, field) ? (
              <small className={`muted-13 ${classes.required}`}>{uploadTexts.instructions.required}</small>
            ) : null}
          </>
        }
        value={isTaken}
        disabled={isRequired(form, field)}
        onChange={(isOn) => onChange(isOn ? null : undefined)}
      />
      <SelectField
        label={texts.column(name)}
        isLabelHidden
        disabled={!isTaken}
        value={column == null ? '' : String(column)}
        options={[
          { value: '', label: texts.none },
          ...columns.map(({ number, title }) => ({
            value: String(number),
            label: texts.option(number, title),
          })),
        ]}
        onChange={(value) => onChange(value === '' ? null : Number(value))}
        error={error}
      />
      <p className={`text-14 ${classes.samples}`} title={samples.join('\n')}>
        {column == null ? '' : samples.length === 0 ? texts.noSamples : samples.join(' · ')}
      </p>
    </li>
  );
}
