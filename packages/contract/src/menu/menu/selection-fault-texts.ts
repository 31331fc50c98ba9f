import type { SelectionFault } from '@comanda/domain/menu/menu/selection';

const times = (count: number) => (count === 1 ? 'uma vez só' : `no máximo ${count} vezes`);
const missing = (count: number) => (count === 1 ? 'falta 1' : `faltam ${count}`);

/** Texts of menu and server for a selection that cannot be sold. */
export function selectionFaultText(fault: SelectionFault): string {
  switch (fault.kind) {
    case 'size-missing':
      return 'Escolha um tamanho.';
    case 'size-unknown':
      return 'Este tamanho não é vendido.';
    case 'group-unknown':
      return 'O produto não tem esta variação.';
    case 'option-unknown':
      return 'A variação não tem esta opção.';
    case 'option-out':
      return `${fault.option.name} está em falta.`;
    case 'too-few':
      return `${fault.group.name}: escolha pelo menos ${fault.group.least} (${missing(fault.group.least - fault.chosen)}).`;
    case 'too-many':
      return `${fault.group.name}: escolha no máximo ${fault.group.most}.`;
    case 'too-often':
      return `${fault.group.name}: escolha ${fault.option.name} ${times(fault.group.mostOfEach)}.`;
  }
}
