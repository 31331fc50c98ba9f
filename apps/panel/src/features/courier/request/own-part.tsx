import fieldClasses from '@comanda/ui/form/field.module.css';
import { useId } from 'react';
import { requestTexts } from '../texts.ts';
import classes from './request-dialog.module.css';

const longestName = 80;

interface OwnPartProps {
  courierName: string;
  onCourierName: (name: string) => void;
}

/** What comes of a code, and whose it is if the store wants to say so. */
export function OwnPart({ courierName, onCourierName }: OwnPartProps) {
  const id = useId();
  return (
    <>
      <p className={classes.explained}>{requestTexts.ownExplained}</p>
      <div className={fieldClasses.field}>
        <label htmlFor={id}>{requestTexts.courierName}</label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          maxLength={longestName}
          value={courierName}
          onChange={(event) => onCourierName(event.currentTarget.value)}
        />
      </div>
    </>
  );
}
