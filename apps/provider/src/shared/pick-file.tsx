import { IconFileUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './pick-file.module.css';

interface PickFileProps {
  label: string;
  /** File extensions and types that the device's file picker offers. */
  accept: string;
  onPick: (file: File) => unknown;
  error?: string | null;
  'data-path'?: string;
}

/** A button that opens the device's file picker, and the name of the chosen file. */
export function PickFile({ label, accept, onPick, error = null, 'data-path': path }: PickFileProps) {
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  return (
    <div className={`row wraps ${classes.field}`}>
      <label className={`inline-8 text-label ${classes.button}`} data-faulty={error !== null || undefined}>
        <IconFileUpload size={20} stroke={1.75} aria-hidden="true" />
        <span>{label}</span>
        <input
          type="file"
          accept={accept}
          data-path={path}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-said`}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file === undefined) return;
            setName(file.name);
            void onPick(file);
            // Without the reset, choosing the same corrected file again fires no event.
            currentTarget.value = '';
          }}
        />
      </label>
      <p id={`${id}-said`} className={error === null ? classes.name : classes.fault} role="status">
        {error ?? name}
      </p>
    </div>
  );
}
