import type { OptionCategoryPart } from '@comanda/domain/menu/menu/menu-parts';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { useState } from 'react';
import { optionTexts } from './texts.ts';

const texts = optionTexts.product;

interface ShareDialogProps {
  name: string;
  categories: readonly OptionCategoryPart[];
  isSending: boolean;
  onChoose: (optionCategoryId: number) => Promise<void>;
  onClose: () => void;
}

/** Asks for the category of the copy of a product's own group. Other products can then use the copy. */
export function ShareDialog({ name, categories, isSending, onChoose, onClose }: ShareDialogProps) {
  const [chosen, choose] = useState(String(categories[0]?.optionCategoryId ?? ''));
  return (
    <FormDialog
      title={texts.sharing(name)}
      submitText={texts.shareIt}
      isSending={isSending}
      width={440}
      onClose={onClose}
      onSubmit={() => void onChoose(Number(chosen))}
    >
      <SelectField
        label={texts.shareTo}
        value={chosen}
        options={categories.map((each) => ({ value: String(each.optionCategoryId), label: each.name }))}
        onChange={choose}
      />
    </FormDialog>
  );
}
