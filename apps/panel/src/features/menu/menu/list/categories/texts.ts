const numbers = new Intl.NumberFormat('pt-BR');
const products = (count: number) => `${numbers.format(count)} ${count === 1 ? 'produto' : 'produtos'}`;
const MAX_NAMED = 4;

export const categoryTexts = {
  title: 'Categorias',
  category: 'Categoria',
  add: 'Adicionar',
  addFull: 'Adicionar categoria',
  arrange: 'Organizar categorias',
  close: 'Fechar',
  all: 'Todas as categorias',
  products,
  actionsOf: (name: string) => `Ações de ${name}`,
  actions: {
    edit: 'Editar',
    move: 'Mover para…',
    remove: 'Excluir',
    status: { active: 'Ativar', out: 'Marcar em falta', hidden: 'Ocultar' },
  },
  adding: 'Cadastrando nova categoria',
  editing: 'Editando categoria',
  tabsLabel: 'Partes da categoria',
  tabs: { information: 'Informações', availability: 'Disponibilidade' },
  name: 'Nome',
  nameHint: 'Como o cliente lê no cardápio. Ex.: Pizzas, Bebidas',
  nameMissing: 'Dê um nome à categoria.',
  nameTaken: 'Já existe uma categoria com este nome.',
  status: 'Status',
  statusHints: {
    active: 'Os produtos dela são vendidos.',
    out: 'Os produtos dela aparecem, mas não podem ser pedidos.',
    hidden: 'A categoria e os produtos dela não aparecem para o cliente.',
  },
  save: 'Salvar',
  saved: 'Categoria salva.',
  notSaved: 'A categoria não foi salva.',
  fieldWords: { name: 'Nome', status: 'Status', availability: 'Disponibilidade' },
  always: 'Sempre disponível',
  sometimes: 'Em dias e horários',
  removal: (name: string, inside: readonly string[]) => {
    if (inside.length === 0) return `A categoria ${name} está vazia e sai do cardápio.`;
    const more = inside.length - MAX_NAMED;
    const named = `${inside.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` e mais ${numbers.format(more)}` : ''}`;
    return `A categoria ${name} sai do cardápio com ${products(inside.length)}: ${named}. Os pedidos já feitos não mudam.`;
  },
  removed: (name: string) => `Categoria ${name} excluída.`,
} as const;
