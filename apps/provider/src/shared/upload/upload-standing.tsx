import { Note } from '@comanda/ui/label/note.tsx';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';

interface UploadStandingProps {
  /** How much has left, from 0 to 1; null: nothing is on its way. */
  progress: number | null;
  /** What is above the faults, where there are any. */
  faultsTitle: string;
  faults: readonly string[];
  /** Why it came to nothing where the file is not to blame; whether it arrived is then not known. */
  failure?: string | null;
}

/** How a file of data goes, or what is wrong in it, line by line. */
export function UploadStanding({ progress, faultsTitle, faults, failure = null }: UploadStandingProps) {
  if (progress !== null)
    return (
      <div className={`muted-14 ${classes.sending}`}>
        <progress className={classes.progress} max={1} value={progress} aria-label={uploadTexts.sending} />
        <p role="status">{progress < 1 ? uploadTexts.sending : uploadTexts.reading}</p>
      </div>
    );
  if (failure !== null)
    return (
      <Note tone="late" isAlert>
        {failure}
      </Note>
    );
  return faults.length === 0 ? null : (
    <div className={classes.faults} role="alert">
      <p className={classes.title}>{faultsTitle}</p>
      <ul className={classes.lines}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  );
}
