import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, changesOf, counted, type DescribedChange } from '../../people/audit/audit-facts.ts';

/** Audit log: actions on groups of options and their products. */
export const OPTIONS_ACTIONS = {
  'options.category-saved': {
    area: 'catalogue',
    describe: (f) =>
      `${f.isNull('antes') ? 'Criou' : 'Mudou'} a categoria de variações ${f.quoted('nome', 'sem nome')}`,
    changes: (f) => (f.isNull('antes') ? [] : groupChanges(f)),
  },
  'options.category-deleted': {
    area: 'catalogue',
    describe: (f) => {
      const groups = f.number('variacoes') ?? 0;
      const along = groups === 0 ? '' : ` e ${counted(groups, 'variação', 'variações')}`;
      return `Excluiu a categoria de variações ${f.quoted('nome', 'sem nome')}${along}`;
    },
  },
  'options.saved': {
    area: 'catalogue',
    describe: (f) => `${f.isNull('antes') ? 'Criou' : 'Mudou'} a ${groupOf(f, 'nome')}`,
    changes: (f) => (f.isNull('antes') ? [] : groupChanges(f)),
  },
  'options.duplicated': { area: 'catalogue', describe: (f) => `Duplicou a ${groupOf(f, 'nome')}` },
  'options.deleted': { area: 'catalogue', describe: (f) => `Excluiu a ${groupOf(f, 'nome')}` },
  'options.restored': { area: 'catalogue', describe: (f) => `Trouxe de volta a ${groupOf(f, 'nome')}` },
  'options.option-saved': {
    area: 'catalogue',
    describe: (f) => `${f.isNull('antes') ? 'Pôs' : 'Mudou'} ${f.quoted('nome', 'um item')} na ${groupOf(f)}`,
    changes: (f) =>
      changesOf(f, [
        ['Nome', (side) => side.text('nome')],
        ['Preço', (side) => side.money('preco')],
      ]),
  },
  'options.option-deleted': {
    area: 'catalogue',
    describe: (f) => `Tirou ${f.quoted('nome', 'um item')} da ${groupOf(f)}`,
  },
  'options.options-ordered': {
    area: 'catalogue',
    describe: (f) => `Mudou a ordem dos itens da ${groupOf(f)}`,
  },
  'options.link-added': { area: 'catalogue', describe: (f) => `Pôs a ${groupOf(f)} em ${productOf(f)}` },
  'options.link-removed': { area: 'catalogue', describe: (f) => `Tirou a ${groupOf(f)} de ${productOf(f)}` },
  'options.links-ordered': {
    area: 'catalogue',
    describe: (f) => `Mudou a ordem das variações de ${productOf(f)}`,
  },
  'options.link-status': {
    area: 'catalogue',
    describe: (f) => `Mudou a ${groupOf(f)} em ${productOf(f)}`,
    changes: (f) => changesOf(f, [['Situação', (side) => word(STATUSES, side.text('situacao'))]]),
  },
  'options.uses-changed': {
    area: 'catalogue',
    describe: (f) => {
      const [begun, ended] = [f.number('ligados') ?? 0, f.number('desligados') ?? 0];
      const parts = [
        ...(begun > 0 ? [`pôs em ${counted(begun, 'produto', 'produtos')}`] : []),
        ...(ended > 0 ? [`tirou de ${counted(ended, 'produto', 'produtos')}`] : []),
      ];
      const where = parts.length === 0 ? '' : `: ${parts.join(' e ')}`;
      return `Mudou onde a ${groupOf(f)} é usada${where}`;
    },
  },
  'options.flavours-saved': {
    area: 'catalogue',
    describe: (f) => `Salvou os preços dos sabores de ${productOf(f)}`,
  },
} as const satisfies ActionRows;

const groupOf = (facts: AuditFacts, field = 'variacao') => `variação ${facts.quoted(field, 'sem nome')}`;
const productOf = (facts: AuditFacts) => facts.quoted('produto', 'um produto');

const STATUSES: Readonly<Record<string, string>> = {
  active: 'ativa',
  out: 'em falta',
  hidden: 'oculta',
  inactive: 'inativa',
};
const RULES: Readonly<Record<string, string>> = {
  highest: 'maior preço',
  lowest: 'menor preço',
  mean: 'média preços',
  sum: 'soma total',
  incremental: 'incremental',
};
const word = (words: Readonly<Record<string, string>>, key: string | null) =>
  key === null ? null : (words[key] ?? null);
const max = (value: number | null) => (value === 0 ? 'sem limite' : value === null ? null : String(value));

function groupChanges(facts: AuditFacts): DescribedChange[] {
  return changesOf(facts, [
    ['Nome', (side) => side.text('nome')],
    ['Escolha mínima', (side) => side.text('minimo')],
    ['Escolha máxima', (side) => max(side.number('maximo'))],
    ['Máximo do mesmo item', (side) => max(side.number('por_item'))],
    ['Cálculo', (side) => word(RULES, side.text('regra'))],
    ['Situação', (side) => word(STATUSES, side.text('situacao'))],
  ]);
}
