import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, changesOf } from '../../people/audit/audit-facts.ts';

/** Audit log: actions on stock items and their availability. */
export const STOCK_ACTIONS = {
  'stock.item-added': { area: 'catalogue', describe: (f) => `Criou o item de estoque ${itemOf(f)}` },
  'stock.item-changed': {
    area: 'catalogue',
    describe: (f) => `Mudou o item de estoque ${itemOf(f)}`,
    changes: (f) =>
      changesOf(f, [
        ['Nome', (side) => side.text('nome')],
        ['Descrição', (side) => side.text('descricao')],
        ['Tipo', (side) => side.text('tipo')],
        ['Situação', (side) => side.text('situacao')],
        ['Imagem', (side) => (side.flag('imagem') === true ? 'com imagem' : null)],
      ]),
  },
  'stock.item-deleted': { area: 'catalogue', describe: (f) => `Excluiu o item de estoque ${itemOf(f)}` },
  'stock.item-restored': {
    area: 'catalogue',
    describe: (f) => `Trouxe de volta o item de estoque ${itemOf(f)}`,
  },
  'stock.marked-out': {
    area: 'catalogue',
    describe: (f) => {
      const until = f.moment('volta_em');
      return `Pôs em falta: ${itemsOf(f)}${until === null ? '' : ` (volta ${until})`}`;
    },
  },
  'stock.marked-in': { area: 'catalogue', describe: (f) => `Pôs de volta: ${itemsOf(f)}` },
} as const satisfies ActionRows;

const itemOf = (facts: AuditFacts) => facts.quoted('nome', 'sem nome');

function itemsOf(facts: AuditFacts): string {
  const names = facts.after.texts('itens');
  return names.length === 0 ? 'itens de estoque' : names.join(', ');
}
