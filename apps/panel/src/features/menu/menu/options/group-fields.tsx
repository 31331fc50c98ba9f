import { canBeFree, FREE_ORDERS } from '@comanda/domain/menu/menu/free-pieces';
import type { OptionCategoryPart, OptionPart } from '@comanda/domain/menu/menu/menu-parts';
import { QuantityField } from '@comanda/ui/form/fields/quantity-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import classes from './options.module.css';
import { RuleChoice } from './rule-choice.tsx';
import { optionTexts } from './texts.ts';
import type { GroupForm } from './use-group-form.ts';

const texts = optionTexts.editor;
const MAX = 99;

interface GroupFieldsProps {
  form: GroupForm;
  categories: readonly OptionCategoryPart[];
  options: readonly OptionPart[];
}

/** Fields for a group's name, its price rule and how many options a customer may choose. */
export function GroupFields({ form, categories, options }: GroupFieldsProps) {
  const { values } = form;
  return (
    <>
      <TextField label={texts.name} hint={texts.nameHint} isFirst {...form.field('name')} />
      {values.optionCategoryId === null ? null : (
        <SelectField
          label={texts.category}
          value={String(values.optionCategoryId)}
          options={categories.map(({ optionCategoryId, name }) => ({
            value: String(optionCategoryId),
            label: name,
          }))}
          onChange={(value) => form.change({ optionCategoryId: Number(value) })}
        />
      )}
      <div className={classes.limits}>
        <QuantityField
          label={texts.least}
          hint={texts.leastHint}
          least={0}
          most={MAX}
          {...form.field('least')}
        />
        <QuantityField
          label={texts.most}
          hint={texts.mostHint}
          least={0}
          most={MAX}
          {...form.field('most')}
        />
        <QuantityField
          label={texts.mostOfEach}
          hint={texts.mostOfEachHint}
          least={0}
          most={MAX}
          {...form.field('mostOfEach')}
        />
      </div>
      <RuleChoice
        label={texts.rule}
        value={values.rule}
        onChange={(rule) => form.change({ rule })}
        options={options}
        hint={values.rule === null ? texts.ruleEmpty : texts.base}
      />
      {canBeFree(values.rule ?? 'sum') ? (
        <div className={classes.limits}>
          <QuantityField
            label={texts.free}
            hint={texts.freeHint}
            least={0}
            most={MAX}
            {...form.field('free')}
          />
          {values.free > 0 ? (
            <SelectField
              label={texts.freeOrder}
              value={values.freeOrder}
              options={FREE_ORDERS.map((value) => ({ value, label: texts.freeOrders[value] }))}
              onChange={(freeOrder) => form.change({ freeOrder })}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
