import { Note } from '@comanda/ui/label/note.tsx';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';

interface UploadStatusProps {
  /** Progress from 0 to 1; null: no upload. */
  progress: number | null;
  faultsTitle: string;
  faults: readonly string[];
  /** A failure that is not a fault in the file. It is then unknown whether the file arrived. */
  failure?: string | null;
}

/** Progress of a file's upload, or the faults in the file, line by line. */
export function UploadStatus({ progress, faultsTitle, faults, failure = null }: UploadStatusProps) {
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
