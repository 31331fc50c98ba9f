import { formatCents } from '../../kit/cents/format-cents.ts';
import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, changesOf, counted, type DescribedChange } from '../../people/audit/audit-facts.ts';
import type { SaleStatus } from './menu-product.ts';

/** Audit log: actions on menu and products. */
export const CATALOGUE_ACTIONS = {
  'catalogue.categories-ordered': {
    area: 'catalogue',
    describe: () => 'Mudou a ordem das categorias do cardápio',
  },
  'catalogue.product-created': {
    area: 'catalogue',
    describe: (f) =>
      `Criou o produto ${f.quoted('produto', 'sem nome')} em ${f.quoted('categoria', 'uma categoria')}`,
    changes: (f) => [{ what: 'Preço', before: null, after: f.money('preco') }],
  },
  'catalogue.product-changed': {
    area: 'catalogue',
    describe: (f) => `Mudou o produto ${f.quoted('produto', 'sem nome')}`,
    changes: productChanges,
  },
  'catalogue.product-status': {
    area: 'catalogue',
    describe: (f) => `Marcou ${f.quoted('produto', 'um produto')} como ${statusOf(f.after) ?? 'outra coisa'}`,
    changes: (f) => changesOf(f, [['Situação', statusOf]]),
  },
  'catalogue.statuses-changed': {
    area: 'catalogue',
    describe: (f) => `Marcou ${productsOf(f)} como ${statusOf(f.after) ?? 'outra coisa'}`,
    changes: statusChanges,
  },
  'catalogue.statuses-undone': {
    area: 'catalogue',
    describe: (f) => `Desfez a mudança de situação de ${productsOf(f)}`,
    changes: statusChanges,
  },
  'catalogue.product-removed': {
    area: 'catalogue',
    describe: (f) => `Excluiu o produto ${f.quoted('produto', 'sem nome')}`,
  },
  'catalogue.product-duplicated': {
    area: 'catalogue',
    describe: (f) => `Duplicou ${f.quoted('produto', 'um produto')} como ${f.quoted('copia', 'uma cópia')}`,
  },
  'catalogue.products-ordered': {
    area: 'catalogue',
    describe: (f) => `Mudou a ordem dos produtos de ${f.quoted('categoria', 'uma categoria')}`,
  },
  'catalogue.category-created': {
    area: 'catalogue',
    describe: (f) => `Criou a categoria ${categoryOf(f)}`,
  },
  'catalogue.category-changed': {
    area: 'catalogue',
    describe: (f) => `Mudou a categoria ${categoryOf(f)}`,
    changes: (f) =>
      changesOf(f, [
        ['Nome', (side) => side.text('nome')],
        ['Situação', statusOf],
        ['Disponibilidade', (side) => side.text('disponibilidade')],
      ]),
  },
  'catalogue.category-removed': {
    area: 'catalogue',
    describe: (f) => {
      const products = f.number('produtos') ?? 0;
      const along = products === 0 ? '' : ` com ${counted(products, 'produto', 'produtos')}`;
      return `Excluiu a categoria ${categoryOf(f)}${along}`;
    },
  },
  'catalogue.size-created': {
    area: 'catalogue',
    describe: (f) => `Criou o tamanho ${sizeOf(f)}`,
    changes: (f) => [{ what: 'Preço', before: null, after: f.money('preco') }],
  },
  'catalogue.size-changed': {
    area: 'catalogue',
    describe: (f) => `Mudou o tamanho ${sizeOf(f)}`,
    changes: (f) =>
      changesOf(f, [
        ['Nome', (side) => side.text('nome')],
        ['Preço', (side) => side.money('preco')],
        ['Preço promocional', (side) => side.money('promocao')],
        ['Situação', statusOf],
      ]),
  },
  'catalogue.size-removed': { area: 'catalogue', describe: (f) => `Excluiu o tamanho ${sizeOf(f)}` },
  'catalogue.sizes-removed': {
    area: 'catalogue',
    describe: (f) => `Excluiu todos os tamanhos de ${productOf(f)}`,
    changes: (f) => [{ what: 'Tamanhos', before: f.text('tamanhos'), after: null }],
  },
  'catalogue.sizes-ordered': {
    area: 'catalogue',
    describe: (f) => `Mudou a ordem dos tamanhos de ${productOf(f)}`,
  },
  'catalogue.recipe-changed': {
    area: 'catalogue',
    describe: (f) =>
      f.isNull('antes')
        ? `Pôs ${itemOf(f)} na composição de ${productOf(f)}`
        : `Mudou ${itemOf(f)} na composição de ${productOf(f)}`,
    changes: (f) =>
      changesOf(f, [
        ['Quantidade', (side) => side.text('quantidade')],
        ['Pode ser retirado', (side) => side.yesNo('removivel')],
      ]),
  },
  'catalogue.recipe-line-removed': {
    area: 'catalogue',
    describe: (f) => `Tirou ${itemOf(f)} da composição de ${productOf(f)}`,
  },
  'catalogue.recipe-ordered': {
    area: 'catalogue',
    describe: (f) => `Mudou a ordem da composição de ${productOf(f)}`,
  },
  'catalogue.prices-changed': {
    area: 'catalogue',
    describe: (f) => `Mudou ${pricesOf(f)} do cardápio${f.number('precos') === 1 ? '' : ' de uma vez'}`,
    changes: priceChanges,
  },
  'catalogue.prices-undone': {
    area: 'catalogue',
    describe: (f) => `Desfez a mudança de ${pricesOf(f)} do cardápio`,
    changes: priceChanges,
  },
  'catalogue.removal-undone': {
    area: 'catalogue',
    describe: () => 'Desfez uma exclusão do cardápio',
  },
  'catalogue.photo-set': {
    area: 'catalogue',
    describe: (f) => `${f.before.text('imagem') === null ? 'Pôs' : 'Trocou'} a imagem de ${productOf(f)}`,
  },
  'catalogue.photo-focused': {
    area: 'catalogue',
    describe: (f) => `Mudou o que fica à vista da imagem de ${productOf(f)}`,
  },
  'catalogue.photo-removed': { area: 'catalogue', describe: (f) => `Tirou a imagem de ${productOf(f)}` },
} as const satisfies ActionRows;

const productOf = (facts: AuditFacts) => facts.quoted('produto', 'um produto');

const categoryOf = (facts: AuditFacts) => facts.quoted('categoria', 'sem nome');
const sizeOf = (facts: AuditFacts) => `${facts.quoted('tamanho', 'sem nome')} de ${productOf(facts)}`;
const itemOf = (facts: AuditFacts) => facts.quoted('item', 'um item');

const STATUS_WORDS: Readonly<Record<SaleStatus, string>> = {
  active: 'Ativo',
  out: 'Em falta',
  hidden: 'Oculto',
  inactive: 'Inativo',
};

function statusOf(facts: AuditFacts): string | null {
  const status = facts.text('status');
  return status !== null && Object.hasOwn(STATUS_WORDS, status) ? STATUS_WORDS[status as SaleStatus] : null;
}

/** A product in the server's record of a status change: its name and its status. */
type AuditedStatus = readonly [name: string, status: SaleStatus];

/** The lists before and after contain the same products in the same sequence. */
function statusChanges(facts: AuditFacts): DescribedChange[] {
  const before = facts.before.list('situacoes');
  return facts.after.list('situacoes').flatMap((after, at) => {
    const found = before[at];
    if (!isAuditedStatus(after) || !isAuditedStatus(found)) return [];
    return [{ what: after[0], before: STATUS_WORDS[found[1]], after: STATUS_WORDS[after[1]] }];
  });
}

function isAuditedStatus(value: unknown): value is AuditedStatus {
  return (
    Array.isArray(value) && typeof value[0] === 'string' && Object.hasOwn(STATUS_WORDS, String(value[1]))
  );
}

function productChanges(facts: AuditFacts): DescribedChange[] {
  return changesOf(facts, [
    ['Categoria', (side) => side.text('categoria')],
    ['Nome', (side) => side.text('nome')],
    ['Descrição', (side) => side.text('descricao')],
    ['Preço', (side) => side.money('preco')],
    ['Preço promocional', (side) => side.money('promocao')],
    ['Promoção começa', (side) => side.moment('promocao_inicio')],
    ['Promoção termina', (side) => side.moment('promocao_fim')],
    ['Horários da promoção', (side) => side.text('promocao_horarios')],
    ['Situação', statusOf],
    ['Disponibilidade', (side) => side.text('disponibilidade')],
    ['Quantidade', (side) => side.text('quantidade')],
    ['Código de barras', (side) => side.text('codigo_barras')],
    ['Código no PDV', (side) => side.text('codigo_pdv')],
  ]);
}

const productsOf = (facts: AuditFacts) => counted(facts.number('produtos'), 'produto', 'produtos');
const pricesOf = (facts: AuditFacts) => counted(facts.number('precos'), 'preço', 'preços');

/**
 * A price in the server's record of a price change: the product's name, its price and its promotion price in
 * cents.
 */
type AuditedPrice = readonly [name: string, priceCents: number, promoCents: number | null];

/** The lists before and after contain the same prices in the same sequence. */
function priceChanges(facts: AuditFacts): DescribedChange[] {
  const before = facts.before.list('precos');
  return facts.after.list('precos').flatMap((after, at) => {
    const found = before[at];
    if (!isAuditedPrice(after) || !isAuditedPrice(found)) return [];
    return [{ what: after[0], before: priceWords(found), after: priceWords(after) }];
  });
}

function isAuditedPrice(value: unknown): value is AuditedPrice {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    Number.isInteger(value[1]) &&
    (value[2] === null || Number.isInteger(value[2]))
  );
}

function priceWords([, priceCents, promoCents]: AuditedPrice): string {
  const price = formatCents(priceCents);
  return promoCents === null ? price : `${price} (promoção ${formatCents(promoCents)})`;
}
