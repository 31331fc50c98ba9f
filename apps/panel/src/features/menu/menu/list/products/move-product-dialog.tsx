import type { MenuParts, ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { QuantityField } from '@comanda/ui/form/fields/quantity-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { useState } from 'react';
import { productTexts } from './texts.ts';

const { moving: texts } = productTexts;

interface MoveProductDialogProps {
  part: ProductPart;
  parts: MenuParts;
  /** Called with all product ids of the target category, including the moved product. */
  onMove: (categoryId: number, productIds: number[]) => void;
  onClose: () => void;
}

/** Asks for the target category of a product, and for the product's place in this category. */
export function MoveProductDialog({ part, parts, onMove, onClose }: MoveProductDialogProps) {
  const idsIn = (of: number) =>
    parts.products.filter((each) => each.categoryId === of).map(({ productId }) => productId);
  const [categoryId, setCategory] = useState(part.categoryId);
  const others = idsIn(categoryId).filter((id) => id !== part.productId);
  const [place, setPlace] = useState(idsIn(part.categoryId).indexOf(part.productId) + 1);
  return (
    <FormDialog
      title={texts.title(part.name)}
      submitText={texts.move}
      width={420}
      onClose={onClose}
      onSubmit={() => onMove(categoryId, others.toSpliced(place - 1, 0, part.productId))}
    >
      <SelectField
        label={texts.category}
        isFirst
        value={String(categoryId)}
        options={parts.categories.map((each) => ({ value: String(each.categoryId), label: each.name }))}
        onChange={(value) => {
          setCategory(Number(value));
          setPlace(Number(value) === part.categoryId ? place : idsIn(Number(value)).length + 1);
        }}
      />
      <QuantityField
        label={texts.position}
        hint={texts.positionHint(others.length + 1)}
        least={1}
        most={others.length + 1}
        value={Math.min(place, others.length + 1)}
        onChange={setPlace}
      />
    </FormDialog>
  );
}
