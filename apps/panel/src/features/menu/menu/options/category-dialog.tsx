import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { saveOptionCategory } from '@comanda/contract/menu/menu/options.calls';
import { optionCategoryInput } from '@comanda/contract/menu/menu/options.wire';
import type { OptionCategoryPart } from '@comanda/domain/menu/menu/menu-parts';
import type { LastingStatus } from '@comanda/domain/menu/menu/menu-product';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { menuQuery } from '../menu-query.ts';
import { LASTING_STATUSES } from '../status-styles.ts';
import { menuTexts } from '../texts.ts';
import { optionTexts } from './texts.ts';

const texts = optionTexts.categories;
const STATUS_OPTIONS = LASTING_STATUSES.map((value) => ({ value, label: menuTexts.status[value] }));

interface CategoryDialogProps {
  /** Null: a new category. */
  category: OptionCategoryPart | null;
  onSaved: (categoryId: number) => void;
  onClose: () => void;
}

/** Name and status of a category of groups. */
export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const form = useCallForm({
    saved: { name: category?.name ?? '', status: category?.status ?? ('active' as LastingStatus) },
    version: category?.version,
    record: optionCategoryInput,
    send: (values, version) =>
      sendCall(saveOptionCategory, {
        ...values,
        optionCategoryId: category?.optionCategoryId ?? null,
        version: version ?? null,
      }),
    refreshes: [menuQuery.queryKey],
    savedText: texts.saved,
    onSaved: ({ optionCategoryId }) => {
      onSaved(optionCategoryId);
      onClose();
    },
  });
  return (
    <CallFormDialog
      form={form}
      title={category === null ? texts.adding : texts.editing}
      submitText={texts.save}
      width={440}
      onClose={onClose}
      inWords={({ name, status }) => [
        [texts.name, name],
        [texts.status, menuTexts.status[status]],
      ]}
    >
      <TextField label={texts.name} hint={texts.nameHint} isFirst {...form.field('name')} />
      <SelectField
        label={texts.status}
        hint={texts.statusHint}
        options={STATUS_OPTIONS}
        {...form.field('status')}
      />
    </CallFormDialog>
  );
}
