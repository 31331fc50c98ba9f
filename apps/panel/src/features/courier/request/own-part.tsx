import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { requestTexts } from '../texts.ts';
import classes from './request-dialog.module.css';

const longestName = 80;

interface OwnPartProps {
  courierName: string;
  onCourierName: (name: string) => void;
}

/** What comes of a code, and whose it is if the store wants to say so. */
export function OwnPart({ courierName, onCourierName }: OwnPartProps) {
  return (
    <>
      <p className={classes.explained}>{requestTexts.ownExplained}</p>
      <TextField
        label={requestTexts.courierName}
        maxLength={longestName}
        value={courierName}
        onChange={onCourierName}
      />
    </>
  );
}
