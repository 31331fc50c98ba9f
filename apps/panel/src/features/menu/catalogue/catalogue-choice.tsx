import type { ReferenceProduct } from '@comanda/contract/menu/catalogue.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { useState } from 'react';
import { ReferencePicture } from './catalogue-picture.tsx';
import { referenceTexts as texts } from './texts.ts';

/** What was picked. A field that is missing stays as it is. */
export interface ReferenceFields {
  referenceId: number;
  barcode: string;
  name?: string;
  description?: string;
  /** Address of the picture, kept on this origin. */
  picture?: string;
}

type Wanted = Record<'name' | 'description' | 'picture', boolean>;

interface ReferenceChoiceProps {
  product: ReferenceProduct;
  onPick: (fields: ReferenceFields) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Asks which data of an entry take the place of the product's own; what the entry lacks cannot be chosen. */
export function ReferenceChoice({ product, onPick, onBack, onClose }: ReferenceChoiceProps) {
  const { referenceId, barcode, name, description, picture } = product;
  const has: Wanted = { name: true, description: description !== '', picture: picture !== null };
  const [wanted, setWanted] = useState(has);
  const field = (key: keyof Wanted, hint: string) => (
    <CheckField
      label={texts.fields[key]}
      hint={hint}
      value={wanted[key]}
      disabled={!has[key]}
      onChange={(isOn) => setWanted({ ...wanted, [key]: isOn })}
    />
  );
  return (
    <Dialog
      opened
      title={texts.choose}
      onClose={onClose}
      width={480}
      actions={
        <>
          <Button variant="subtle" onClick={onBack}>
            {texts.back}
          </Button>
          <Button
            disabled={!Object.values(wanted).some(Boolean)}
            onClick={() =>
              onPick({
                ...{ referenceId, barcode },
                ...(wanted.name ? { name } : {}),
                ...(wanted.description ? { description } : {}),
                ...(wanted.picture && picture !== null ? { picture } : {}),
              })
            }
          >
            {texts.use}
          </Button>
        </>
      }
    >
      <div className="stack-16">
        {field('name', name)}
        {field('description', has.description ? description : texts.noDescription)}
        <div className="spread">
          {field('picture', has.picture ? '' : texts.noPicture)}
          {has.picture ? <ReferencePicture picture={picture} /> : null}
        </div>
      </div>
    </Dialog>
  );
}
