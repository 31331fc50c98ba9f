import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Tooltip } from '../../label/tooltip.tsx';
import classes from './image-field.module.css';

/** File names and types that the field accepts. The server checks the content. */
const USUAL = {
  names: /\.(?:png|jpe?g)$/i,
  types: ['image/png', 'image/jpeg'],
  accept: '.png,.jpg,.jpeg,image/png,image/jpeg',
  inWords: 'PNG ou JPG',
  wrongKind: 'Escolha uma imagem .png, .jpg ou .jpeg.',
};
type Kinds = typeof USUAL;
const WITH_WEBP: Kinds = {
  names: /\.(?:png|jpe?g|webp)$/i,
  types: [...USUAL.types, 'image/webp'],
  accept: `${USUAL.accept},.webp,image/webp`,
  inWords: 'JPG, PNG ou WEBP',
  wrongKind: 'Escolha uma imagem .jpg, .jpeg, .png ou .webp.',
};

const texts = {
  choose: 'Escolher imagem',
  change: 'Trocar imagem',
  cancel: 'Parar o envio',
  none: 'Sem imagem ainda',
  drop: 'Solte a imagem aqui',
  sending: (percent: number) => `Enviando… ${percent}%`,
  limits: (kinds: string, megabytes: number) =>
    `${kinds}, até ${megabytes} MB. Escolha, arraste para cá ou cole.`,
  tooLarge: (megabytes: number) => `A imagem tem mais de ${megabytes} MB. Escolha uma menor.`,
  empty: 'O arquivo está vazio.',
};

interface ImageFieldProps {
  label: string;
  /** Address of the current picture; null: none. */
  picture: string | null;
  /**
   * `square`: a symbol. `wide`: a picture over the whole width. `page`: a photo of a document, which is never
   * cropped.
   */
  shape: 'square' | 'wide' | 'page';
  /** Recommended size, in words. */
  hint: ReactNode;
  /** Maximum size in bytes. */
  maxBytes: number;
  /** True: the field also accepts WebP. */
  takesWebp?: boolean;
  onChoose: (file: File) => void;
  /** Upload progress from 0 to 1. Null: no upload runs. */
  progress: number | null;
  onStop: () => void;
  /** Reason why the picture cannot change now, and a caption below it. */
  locked: { why: string; caption: string } | null;
  error?: string | null;
  /** Shown instead of the plain picture. */
  view?: ReactNode;
  /** More actions next to the button that chooses another file. */
  more?: ReactNode;
  'data-path'?: string;
}

/**
 * A picture that the user chooses, drops or pastes. Faults that the browser can find in the file are reported
 * before the upload. During the upload, the field shows the progress and offers to stop.
 */
export function ImageField(props: ImageFieldProps) {
  const { label, picture, shape, hint, maxBytes, onChoose, progress, onStop, locked, error = null } = props;
  const { view, more } = props;
  const kinds = props.takesWebp ? WITH_WEBP : USUAL;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const isFree = locked === null && progress === null;
  const megabytes = Math.round(maxBytes / 1024 / 1024);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file || !isFree) return;
    const wrong = faultOf(file, kinds, maxBytes);
    setFault(wrong);
    if (wrong === null) onChoose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => take(event.clipboardData.files);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has layout limits, and its legend is not read as a label
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className="stack-4 shrink"
      data-path={props['data-path']}
      onPaste={onPaste}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(isFree);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span id={`${id}-label`} className="text-label">
        {label}
      </span>
      {view === undefined ? <Picture {...{ label, picture, shape, locked, isOver }} /> : view}
      <input
        ref={input}
        type="file"
        accept={kinds.accept}
        hidden
        disabled={!isFree}
        onChange={(event) => {
          take(event.currentTarget.files);
          // Without the reset, choosing the same file again fires no event.
          event.currentTarget.value = '';
        }}
      />
      {progress === null ? (
        <div className={`cluster-8 ${classes.actions}`}>
          {locked === null ? (
            <Button
              variant="default"
              aria-describedby={`${id}-note`}
              aria-label={`${picture === null ? texts.choose : texts.change}: ${label}`}
              onClick={() => input.current?.click()}
            >
              {picture === null ? texts.choose : texts.change}
            </Button>
          ) : (
            <p className={classes.caption}>{locked.caption}</p>
          )}
          {locked === null ? more : null}
        </div>
      ) : (
        <Sending share={progress} onStop={onStop} />
      )}
      {locked === null ? (
        <Note id={`${id}-note`} fault={fault ?? error}>
          {hint} {texts.limits(kinds.inWords, megabytes)}
        </Note>
      ) : null}
    </div>
  );
}

type PictureProps = Pick<ImageFieldProps, 'label' | 'picture' | 'shape' | 'locked'> & { isOver: boolean };

/** The current picture, and the drop area for a new picture. */
function Picture({ label, picture, shape, locked, isOver }: PictureProps) {
  return (
    <Tooltip text={locked?.why ?? ''}>
      {(tip) => (
        <div
          {...tip}
          className={`centered ${classes.box}`}
          data-shape={shape}
          data-over={isOver || undefined}
          tabIndex={locked ? 0 : undefined}
        >
          {picture === null ? (
            <span className={`stack-6 muted-14 ${classes.none}`}>
              <IconPhotoPlus size={28} stroke={1.5} aria-hidden="true" />
              {isOver ? texts.drop : texts.none}
            </span>
          ) : (
            <img src={picture} alt={label} className={classes.picture} decoding="async" />
          )}
          {isOver && picture !== null ? (
            <span className={`centered ${classes.over}`}>{texts.drop}</span>
          ) : null}
        </div>
      )}
    </Tooltip>
  );
}

/** Text below the field: the fault, or the limits of a file. */
function Note({ id, fault, children }: { id: string; fault: string | null; children: ReactNode }) {
  return (
    <div
      id={id}
      className={fault === null ? 'prose-14' : 'prose-14 text-fault'}
      role={fault === null ? undefined : 'alert'}
    >
      {fault ?? children}
    </div>
  );
}

function Sending({ share, onStop }: { share: number; onStop: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <div className={`row wraps ${classes.sending}`}>
      <progress className={classes.progress} max={100} value={percent} aria-label={texts.sending(percent)} />
      <span className={`text-14 ${classes.percent}`}>{texts.sending(percent)}</span>
      <Button variant="subtle" icon={<IconX size={18} stroke={1.75} aria-hidden="true" />} onClick={onStop}>
        {texts.cancel}
      </Button>
    </div>
  );
}

function faultOf({ name, size, type }: File, kinds: Kinds, maxBytes: number): string | null {
  // Pasted files have a type but seldom a name, so either decides.
  const isPicture = kinds.names.test(name) || kinds.types.includes(type);
  if (!isPicture) return kinds.wrongKind;
  if (size === 0) return texts.empty;
  return size > maxBytes ? texts.tooLarge(Math.round(maxBytes / 1024 / 1024)) : null;
}
