import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import classes from './file-drop.module.css';

interface FileDropProps {
  texts: {
    /** Text before the drop, and text while a file is over the area. */
    words: string;
    over: string;
    or: string;
    choose: string;
    /** Text about allowed kinds and sizes of files. */
    limits: string;
  };
  /** An outline icon of 44 px. */
  icon: ReactNode;
  /** The `accept` attribute of the file input. */
  accept: string;
  /** Called with the chosen file. Undefined: the user dropped an object that is no file. */
  onChoose: (file: File | undefined) => void;
}

export function FileDrop({ texts, icon, accept, onChoose }: FileDropProps) {
  const limits = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same as a drop
    <div
      className={`row-6 ${classes.drop}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onChoose(event.dataTransfer.files[0]);
      }}
    >
      {icon}
      <p className={classes.words}>{isOver ? texts.over : texts.words}</p>
      <p className={`muted-14 ${classes.quiet}`}>{texts.or}</p>
      <Button aria-describedby={limits} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <p id={limits} className={`muted-14 ${classes.quiet}`}>
        {texts.limits}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.choose}
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
          // Without the reset, choosing the same file again fires no event.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
