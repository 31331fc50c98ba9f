import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { chooseProductOfRow } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import type { UploadRow } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { uploadTexts } from './texts.ts';
import { UPLOAD_KEYS } from './upload-queries.ts';

const texts = uploadTexts.rows;

/** Asks for the product of a row if several products have its barcode. */
export function ChooseProduct({ fileId, row }: { fileId: number; row: UploadRow }) {
  const choose = useCallMutation(chooseProductOfRow, {
    savedText: null,
    refreshes: UPLOAD_KEYS,
    words: { failed: texts.chooseFailed },
  });
  return (
    <SelectField
      label={texts.which}
      value=""
      disabled={choose.isBusy}
      options={[
        { value: '', label: texts.choose },
        ...row.candidates.map(({ productId, name, category }) => ({
          value: String(productId),
          label: `${name} (${category})`,
        })),
      ]}
      onChange={(value) => value !== '' && choose.run({ fileId, rowId: row.rowId, productId: Number(value) })}
    />
  );
}
