import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import frame from './field-frame.module.css';
import classes from './focus-field.module.css';

/** A point of a picture, in hundredths from the left and from the top. */
export interface PicturePoint {
  x: number;
  y: number;
}

const texts = {
  hint: 'Toque no que precisa aparecer, ou mova com as setas.',
  place: ({ x, y }: PicturePoint) => `${x}% a partir da esquerda, ${y}% a partir do alto`,
  square: 'Na lista',
  wide: 'Em destaque',
};

const STEP = 2;
const LARGE_STEP = 10;
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FocusFieldProps {
  label: string;
  /** Address of the picture, and its `srcset`. */
  picture: string;
  pictureSet?: string;
  value: PicturePoint;
  onChange: (value: PicturePoint) => void;
  disabled?: boolean;
}

/**
 * Field for the point of a picture that stays visible in every crop. Shows the crops. The user touches, drags
 * or presses arrow keys. With Shift, an arrow key moves further.
 */
export function FocusField({ label, picture, pictureSet, value, onChange, disabled }: FocusFieldProps) {
  const id = useId();
  const { x, y } = value;
  const point = (event: PointerEvent<HTMLElement>) => {
    if (disabled || (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId)))
      return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      x: hundredths((event.clientX - left) / width),
      y: hundredths((event.clientY - top) / height),
    });
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (by === undefined || disabled) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onChange({ x: hundredths((x + by[0] * step) / 100), y: hundredths((y + by[1] * step) / 100) });
  };
  const source = { src: picture, srcSet: pictureSet, draggable: false, decoding: 'async' } as const;
  const cropped = { objectPosition: `${x}% ${y}%` };
  return (
    <div className="cluster-16">
      <div>
        <div
          role="slider"
          tabIndex={disabled ? -1 : 0}
          aria-label={label}
          aria-describedby={`${id}-hint`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={texts.place(value)}
          aria-disabled={disabled || undefined}
          className={classes.picture}
          onPointerDown={point}
          onPointerMove={point}
          onKeyDown={move}
        >
          <img {...source} alt="" sizes="480px" />
          <span className={classes.mark} style={{ left: `${x}%`, top: `${y}%` }} />
        </div>
        <p id={`${id}-hint`} className={frame.hint}>
          {texts.hint}
        </p>
      </div>
      <div className={`row-top-12 ${classes.crops}`} aria-hidden="true">
        <figure>
          <img {...source} alt="" sizes="96px" className={classes.square} style={cropped} />
          <figcaption>{texts.square}</figcaption>
        </figure>
        <figure>
          <img {...source} alt="" sizes="200px" className={classes.wide} style={cropped} />
          <figcaption>{texts.wide}</figcaption>
        </figure>
      </div>
    </div>
  );
}

const hundredths = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);
