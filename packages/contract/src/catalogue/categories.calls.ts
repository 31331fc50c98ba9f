import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { nothing, shape } from '../shape.ts';

/** A category of the menu. */
export interface MenuCategory {
  categoryId: number;
  name: string;
}

export const listCategories = defineCall({
  name: 'catalogue.list-categories',
  summary: 'As categorias do cardápio, na ordem do cardápio',
  method: 'GET',
  path: 'cardapiocategorias/listar',
  access: { kind: 'session', permission: 'catalogue.use' },
  input: nothing,
  output: shape(
    z.object({
      status: z.literal(true),
      categorias: z.array(z.object({ id_cardapio_categoria: z.number(), nome_categoria: z.string() })),
    }),
    {
      decode: (wire): MenuCategory[] =>
        wire.categorias.map((category) => ({
          categoryId: category.id_cardapio_categoria,
          name: category.nome_categoria,
        })),
      encode: (categories: MenuCategory[]) => ({
        status: true as const,
        categorias: categories.map(({ categoryId, name }) => ({
          id_cardapio_categoria: categoryId,
          nome_categoria: name,
        })),
      }),
    },
  ),
  errors: [],
});
