import { photoSet, picturePath } from '@comanda/domain/kit/pictures/picture';
import { Button } from '@comanda/ui/button/button.tsx';
import { ImageField } from '@comanda/ui/form/fields/image-field.tsx';
import { FocusField } from '@comanda/ui/form/focus-field.tsx';
import { useState } from 'react';
import { type ChosenPhoto, MAX_CHOSEN_BYTES, readPhoto } from './chosen-photos.ts';
import type { EditedPhoto } from './product-values.ts';
import { editorTexts } from './texts.ts';

interface PhotoFieldProps {
  value: EditedPhoto | null;
  onChange: (value: EditedPhoto | null) => void;
  /** The photos chosen since the editor opened, by key. */
  chosen: ReadonlyMap<string, ChosenPhoto>;
  onChosen: (photo: ChosenPhoto) => void;
  error: string | null;
  isLocked: boolean;
}

/**
 * Field for a product's photo and its focus point. The user can also remove the photo. The next save sends
 * the change.
 */
export function PhotoField({ value, onChange, chosen, onChosen, error, isLocked }: PhotoFieldProps) {
  const [fault, setFault] = useState<string | null>(null);
  const choose = async (file: File) => {
    setFault(null);
    try {
      const photo = await readPhoto(file);
      onChosen(photo);
      onChange({ key: photo.key, isChosen: true, x: 50, y: 50 });
    } catch {
      setFault(editorTexts.photoUnread);
    }
  };
  const source = value && sourceOf(value, chosen);
  return (
    <ImageField
      label={editorTexts.photo}
      hint={editorTexts.photoHint}
      shape="square"
      picture={source?.picture ?? null}
      maxBytes={MAX_CHOSEN_BYTES}
      progress={null}
      locked={
        isLocked ? { why: '', caption: value === null ? editorTexts.noPhoto : editorTexts.hasPhoto } : null
      }
      error={fault ?? error}
      data-path="arquivo"
      onChoose={(file) => void choose(file)}
      onStop={() => undefined}
      view={
        value && source ? (
          <FocusField
            label={editorTexts.focus}
            {...source}
            value={value}
            disabled={isLocked}
            onChange={(point) => onChange({ ...value, ...point })}
          />
        ) : undefined
      }
      more={
        value === null ? null : (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {editorTexts.removePhoto}
          </Button>
        )
      }
    />
  );
}

function sourceOf({ key, isChosen }: EditedPhoto, chosen: ReadonlyMap<string, ChosenPhoto>) {
  if (!isChosen) return { picture: picturePath(key, 480), pictureSet: photoSet(key) };
  const picture = chosen.get(key)?.picture;
  return picture === undefined ? null : { picture };
}
