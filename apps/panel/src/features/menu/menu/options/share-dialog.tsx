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

/**
 * Dialog that copies a product's own group into a category, so that other products can use the copy. Asks for
 * the category.
 */
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
