import { Button } from '@comanda/ui/button/button.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { CatalogueFields } from '../catalogue/catalogue-choice.tsx';
import { type ChosenPhoto, readPhoto } from './chosen-photos.ts';
import type { EditedPhoto } from './product-values.ts';
import { editorTexts } from './texts.ts';
import type { ProductForm } from './use-product-form.ts';

const picker = createLazyPart(
  async () => (await import('../catalogue/catalogue-picker.tsx')).CataloguePicker,
);

interface CatalogueButtonProps {
  form: ProductForm;
  onChosen: (photo: ChosenPhoto) => void;
}

/** Button that copies name, description and photo of a product from the shared catalogue into the form. */
export function CatalogueButton({ form, onChosen }: CatalogueButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const pick = async ({ picture, ...fields }: CatalogueFields) => {
    setOpen(false);
    form.change(fields);
    if (picture === undefined) return;
    try {
      const photo = await photoAt(picture);
      onChosen(photo);
      form.change({ photo: { key: photo.key, isChosen: true, x: 50, y: 50 } satisfies EditedPhoto });
    } catch {
      toast.error(editorTexts.photoUnread);
    }
  };
  return (
    <>
      <Button
        variant="default"
        icon={<IconBarcode size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {editorTexts.reference}
      </Button>
      {isOpen ? (
        <picker.Part
          barcode={form.values.barcode || null}
          onPick={(fields) => void pick(fields)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/**
 * Loads a picture from our own origin and returns it like a file chosen by the user. The next save uploads
 * the picture.
 */
async function photoAt(address: string): Promise<ChosenPhoto> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no picture at ${address}`);
  return readPhoto(new File([await answer.blob()], 'foto.webp', { type: 'image/webp' }));
}
