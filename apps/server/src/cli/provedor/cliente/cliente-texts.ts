export const CLIENTE = {
  summary: 'dados de um cliente de uma loja, quando ele pede para ver ou apagar (LGPD)',
  exportSummary: 'Mostra, em JSON, tudo o que a loja guarda de um cliente; ou grava em um arquivo.',
  exportHelp: '(--telefone … | --id …) [--arquivo dados.json]',
  eraseSummary: 'Apaga quem é o cliente de todos os pedidos dele; itens e valores ficam. Não tem volta.',
  eraseHelp: '(--telefone … | --id …)',
  oneOfTwo: 'Diga quem é o cliente: --telefone (com DDD) ou --id (o do parceiro).',
  badPhone: (word: string) => `"${word}" não é um telefone com DDD.`,
  none: 'Nenhum pedido deste cliente nesta loja.',
  written: (orders: number, path: string) => `${count(orders)} em ${path}.`,
  notWritten: (path: string) => `Não foi possível gravar ${path}; o arquivo não pode existir ainda.`,
  eraseQuestion: (orders: number, name: string) =>
    `Apagar os dados do cliente de ${count(orders)} da loja "${name}"? Não tem volta.`,
  open: (orders: number) =>
    `O cliente tem ${count(orders)} em andamento: espere terminar para apagar os dados.`,
  erased: (orders: number) => `Dados do cliente apagados de ${count(orders)}.`,
};

function count(orders: number): string {
  return orders === 1 ? '1 pedido' : `${orders} pedidos`;
}
