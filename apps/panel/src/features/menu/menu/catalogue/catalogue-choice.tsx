import type { CatalogueProduct } from '@comanda/contract/menu/menu/catalogue.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { useState } from 'react';
import { CataloguePicture } from './catalogue-picture.tsx';
import { catalogueTexts as texts } from './texts.ts';

/** The chosen data. If a field is missing here, the form does not change it. */
export interface CatalogueFields {
  referenceId: number;
  barcode: string;
  name?: string;
  description?: string;
  /** URL of the picture on this origin. */
  picture?: string;
}

type Wanted = Record<'name' | 'description' | 'picture', boolean>;

interface CatalogueChoiceProps {
  product: CatalogueProduct;
  onPick: (fields: CatalogueFields) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Step that asks which data of a catalogue entry replace the product's own. Missing data cannot be chosen. */
export function CatalogueChoice({ product, onPick, onBack, onClose }: CatalogueChoiceProps) {
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
          {has.picture ? <CataloguePicture picture={picture} /> : null}
        </div>
      </div>
    </Dialog>
  );
}
