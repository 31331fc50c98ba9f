const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const categories = (count: number) => counted(count, 'categoria', 'categorias');
const items = (count: number) => counted(count, 'item', 'itens');

export const menuTexts = {
  title: 'Categorias do cardápio',
  hint: 'Quais categorias a loja tem, na ordem do cardápio. A impressão separa os itens por elas.',
  failed: 'Não foi possível carregar as categorias da loja.',
  noneTitle: 'Nenhuma categoria ainda',
  noneHint: 'Traga as categorias da loja de um arquivo JSON.',
  noneHintReader: 'A loja ainda não tem categorias.',
  list: 'Categorias',
  facts: (categoryId: number, count: number) => `nº ${categoryId} · ${items(count)}`,
  upload: {
    title: 'Trocar as categorias',
    hint: 'Um arquivo JSON com o número, o nome e os códigos dos itens de cada categoria, com até 2 MB.',
    example: 'Exemplo de arquivo',
    exampleText:
      '[\n  {"id": 1, "nome": "Pizzas", "itens": ["PZ-1", "PZ-2"]},\n  {"id": 2, "nome": "Bebidas", "itens": ["BE-1"]}\n]',
    about:
      'O arquivo vale inteiro: as categorias dele, nessa ordem, ficam no lugar das que a loja tem. O que não estiver nele sai.',
    file: 'Escolher arquivo (JSON)',
    failedText: 'Não foi possível trocar as categorias.',
    refused: 'Nada foi trocado. Corrija o arquivo e tente de novo:',
    askTitle: 'Trocar as categorias do cardápio?',
    ask: (file: string, now: { categories: number; items: number }) =>
      now.categories === 0
        ? `A loja ainda não tem categorias. Ela passa a ter as do arquivo “${file}”.`
        : `A loja tem agora ${categories(now.categories)}, com ${items(now.items)}. Elas dão lugar às do arquivo “${file}”: o que não estiver nele sai do cardápio, e não volta sem outro arquivo.`,
    yes: 'Trocar categorias',
    no: 'Cancelar',
    report: (done: { categories: number; items: number }) =>
      `A loja tem agora ${categories(done.categories)}, com ${items(done.items)}.`,
  },
} as const;
