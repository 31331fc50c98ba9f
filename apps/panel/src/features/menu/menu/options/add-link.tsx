import { addLink } from '@comanda/contract/menu/menu/links.calls';
import { saveGroup } from '@comanda/contract/menu/menu/options.calls';
import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useState } from 'react';
import { useMenuCall } from '../menu-query.ts';
import { AddForm } from './add-form.tsx';
import { optionTexts } from './texts.ts';

const texts = optionTexts.product;
const NONE = '';

interface AddLinkProps {
  parts: MenuParts;
  productId: number;
  /** Called after a new group of the product was created, which has no options yet. */
  onCreated: (groupId: number) => void;
}

/** Data of a new group, except name and product. */
const NEW_GROUP = {
  ...{ groupId: null, optionCategoryId: null, status: null, version: null },
  ...{ least: 0, most: 0, mostOfEach: null, free: null, freeOrder: null, rule: 'sum' as const },
} as const;

/** Links an existing or new group to a product, for one size or all sizes of the product. */
export function AddLink({ parts, productId, onCreated }: AddLinkProps) {
  const [groupId, setGroup] = useState(NONE);
  const [name, setName] = useState('');
  const [size, setSize] = useState(NONE);
  const [isMissing, setMissing] = useState(false);
  const failed = { failed: optionTexts.notDone };
  const linking = useMenuCall(addLink, failed);
  const making = useMenuCall(saveGroup, failed);
  const isBusy = linking.isBusy || making.isBusy;
  const sizes = parts.sizes.filter((each) => each.productId === productId);
  const sizeId = size === NONE ? null : Number(size);
  const requested = new Set(
    parts.links.flatMap((link) =>
      link.productId === productId && (link.sizeId === null || link.sizeId === sizeId) ? [link.groupId] : [],
    ),
  );
  const categories = new Map(parts.optionCategories.map((each) => [each.optionCategoryId, each.name]));
  const offered = parts.groups.flatMap((group) =>
    group.optionCategoryId === null || requested.has(group.groupId)
      ? []
      : [
          {
            value: String(group.groupId),
            label: `${group.name} (${categories.get(group.optionCategoryId)})`,
          },
        ],
  );
  const chosen = offered.some(({ value }) => value === groupId) ? groupId : NONE;

  const add = async () => {
    const ownName = name.trim();
    if (isBusy) return;
    if (chosen === NONE && ownName === '') return setMissing(true);
    if (chosen === NONE) {
      const made = await making.run({ ...NEW_GROUP, productId, sizeId, name: ownName });
      if (made === null) return;
      onCreated(made.groupId);
    } else if ((await linking.run({ productId, groupId: Number(chosen), sizeId })) === null) return;
    else toast.success(texts.added);
    setGroup(NONE);
    setName('');
  };

  return (
    <AddForm addText={texts.add} missing={isMissing ? texts.missing : null} isBusy={isBusy} onAdd={add}>
      <SelectField
        label={texts.shared}
        value={chosen}
        options={[{ value: NONE, label: texts.choose }, ...offered]}
        onChange={(value) => {
          setGroup(value);
          setMissing(false);
          // Choosing an existing group clears the name that was typed for a new group.
          if (value !== NONE) setName('');
        }}
      />
      <TextField
        label={texts.ownName}
        placeholder={texts.ownPlaceholder}
        value={name}
        onChange={(value) => {
          setName(value);
          setMissing(false);
          if (value.trim() !== '') setGroup(NONE);
        }}
      />
      {sizes.length === 0 ? null : (
        <SelectField
          label={texts.size}
          value={size}
          options={[
            { value: NONE, label: texts.allSizes },
            ...sizes.map(({ sizeId: id, name: label }) => ({ value: String(id), label })),
          ]}
          onChange={setSize}
        />
      )}
    </AddForm>
  );
}
