import { Button } from '@comanda/ui/button/button.tsx';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './options.module.css';

interface AddFormProps {
  /** Content above the row. */
  before?: ReactNode;
  /** The fields in the same row as the button. */
  children: ReactNode;
  addText: string;
  /** Message that names a missing field; null: no field is missing. */
  missing: string | null;
  isBusy: boolean;
  disabled?: boolean;
  onAdd: () => Promise<void>;
}

/**
 * A row of fields that adds an entry to the list above. These fields are inside another form, so Enter must
 * not submit that form.
 */
export function AddForm({ before, children, addText, missing, isBusy, disabled, onAdd }: AddFormProps) {
  return (
    <form
      className={classes.addOption}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void onAdd();
      }}
    >
      <fieldset disabled={disabled} className={classes.fields}>
        {before}
        <div className={`cluster-12 ${classes.addRow}`}>
          {children}
          <Button
            type="submit"
            variant="default"
            isBusy={isBusy}
            disabled={disabled}
            icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          >
            {addText}
          </Button>
        </div>
        {missing === null ? null : (
          <p role="alert" className="text-fault">
            {missing}
          </p>
        )}
      </fieldset>
    </form>
  );
}
