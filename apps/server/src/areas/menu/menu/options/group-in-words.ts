import type { GroupFields } from './options.writes.ts';

/** Describes a group for the audit log. */
export function groupInWords({
  name,
  least,
  most,
  mostOfEach,
  free,
  freeOrder,
  rule,
  status,
}: Omit<GroupFields, 'productId' | 'optionCategoryId'>) {
  return {
    ...{ nome: name, minimo: least, maximo: most, por_item: mostOfEach, regra: rule, situacao: status },
    ...(free > 0 ? { gratis: free, gratis_quais: freeOrder } : {}),
  };
}
