import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import type { Sample } from '../../../../testing/sample.ts';

/** The usual pizza menu of tests, with a category, a stock item, and a group of options in the library. */
export const sample: Sample = async ({ server, store, run }) => {
  await pizzaMenu(server, store.storeId);
  await run("insert into menu_categories values ($1, 3, 'Bebidas Marcadas', 0)");
  await run(
    "insert into stock_items (store_id, stock_item_id, name, kind, changed_at) values ($1, 9, 'Estoque Marcado', 'flavour', now())",
  );
  await run(
    "insert into option_categories (store_id, option_category_id, name, changed_at) values ($1, 1, 'Extras', now())",
  );
  await run(
    "insert into option_groups (store_id, group_id, option_category_id, name, changed_at) values ($1, 9, 1, 'Variação Marcada', now())",
  );
  await run(
    `insert into menu_batches (store_id, batch_id, kind, made_at, before)
     values ($1, '8f14e45f-ceea-467f-a1c9-2f1f7d5f1b3a', 'prices', now(), '{}')`,
  );
  await run("insert into menu_item_categories (store_id, external_code, category_id) values ($1, 'MRK9', 3)");
  return {
    marks: ['Bebidas Marcadas', 'Estoque Marcado', 'Variação Marcada'],
    numbers: {
      id_estoque: 1,
      id_cardapio: PIZZA.productId,
      id_cardapio_estoque: 1,
      id_cardapio_categoria: PIZZA.categoryId,
      id_cardapio_tamanho: PIZZA.large,
      id_variacao: 9,
      id_variacao_categoria: 1,
      id_variacao_estoque: PIZZA.calabresa,
      id_cardapio_variacao: 1,
    },
    inputs: {
      'catalogue.save-product': { nome_prod: 'Meu' },
      'catalogue.focus-photo': { foco_x: 50, foco_y: 50 },
      'catalogue.change-prices': { produtos: [PIZZA.productId], mudanca: { tipo: 'somar', valor: 1 } },
      'catalogue.set-product-status': { status: 'F' },
      'catalogue.set-product-statuses': { produtos: [PIZZA.productId], status: 'F' },
      'catalogue.set-category-status': { status: 'F' },
      'catalogue.set-size-status': { status: 'O' },
      'catalogue.order-recipe': { ordem: [1] },
      'catalogue.price-selection': {
        escolhas: [{ id_variacao: 1, id_variacao_estoque: 1, quantidade: 1 }],
        quantidade: 1,
      },
      'stock.save': { nome_item: 'X', status: 'S', tipo: 'sabor' },
      'stock.change-status': { novo_status: 'O' },
      'stock.change-statuses': { itens: [{ id_estoque: 1, novo_status: 'O' }] },
      'options.save-category': { nome_categoria: 'X' },
      'options.save': { nome_variacao: 'X', escolha_minima: 0, escolha_maxima: 0 },
      'options.set-status': { id: 9, status: 'O' },
      'options.duplicate': { variacao: 9 },
      'options.duplicate-of-product': { variacao: 9 },
      'options.save-option': { preco: 1 },
      'links.set-status': { status: 'O' },
      'links.change-uses': { ligar: [501], desligar: [501] },
      'links.save-flavours': {
        tamanhos: [{ id_cardapio_tamanho: 1, escolha_minima: 1, escolha_maxima: 1 }],
        sabores: [{ id_estoque: 1, precos: [1] }],
      },
    },
  };
};
