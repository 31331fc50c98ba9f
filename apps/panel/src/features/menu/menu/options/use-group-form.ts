import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { saveGroup } from '@comanda/contract/menu/menu/options.calls';
import { groupInput } from '@comanda/contract/menu/menu/options.wire';
import { canBeFree, type FreeOrder } from '@comanda/domain/menu/menu/free-pieces';
import { freeFault, groupFault } from '@comanda/domain/menu/menu/group-rules';
import type { GroupPart } from '@comanda/domain/menu/menu/menu-parts';
import type { PriceRule } from '@comanda/domain/menu/menu/price-rules';
import { menuQuery } from '../menu-query.ts';
import { optionTexts } from './texts.ts';

export interface GroupValues {
  name: string;
  /** Null: the group belongs to one product. */
  optionCategoryId: number | null;
  least: number;
  most: number;
  mostOfEach: number;
  free: number;
  freeOrder: FreeOrder;
  /** Null: no rule is chosen yet. */
  rule: PriceRule | null;
}

interface GroupFormSetting {
  /** Null: a new group. */
  group: GroupPart | null;
  /** The category of a new group. */
  categoryId: number | null;
  onCreated: (groupId: number) => void;
}

/**
 * The form of a group. Makes the same checks as the server; e.g. the group must have enough options for its
 * minimum.
 */
export function useGroupForm({ group, categoryId, onCreated }: GroupFormSetting) {
  const saved: GroupValues = {
    name: group?.name ?? '',
    optionCategoryId: group?.optionCategoryId ?? categoryId,
    least: group?.least ?? 0,
    most: group?.most ?? 0,
    mostOfEach: group?.mostOfEach ?? 1,
    free: group?.free ?? 0,
    freeOrder: group?.freeOrder ?? 'cheapest',
    rule: group?.rule ?? null,
  };
  return useCallForm({
    saved,
    version: group?.version,
    record: groupInput,
    check: (values) => {
      const fault = groupFault(values, group?.options.length ?? 0) ?? freeFault(pricingOf(values));
      if (fault === null) return {};
      const [field, text] = optionTexts.faults[fault];
      return { [field]: text };
    },
    send: (values, version) =>
      sendCall(saveGroup, {
        ...values,
        ...pricingOf(values),
        groupId: group?.groupId ?? null,
        productId: null,
        sizeId: null,
        status: null,
        version: version ?? null,
      }),
    refreshes: [menuQuery.queryKey],
    savedText: optionTexts.editor.saved,
    onSaved: ({ groupId }) => onCreated(groupId),
  });
}

/** The price rule and its free options. A rule that charges one price for the whole group has no free options. */
function pricingOf({ rule: chosen, free, freeOrder, most }: GroupValues) {
  const rule = chosen ?? 'sum';
  return { rule, most, free: canBeFree(rule) ? free : 0, freeOrder };
}

export type GroupForm = ReturnType<typeof useGroupForm>;
