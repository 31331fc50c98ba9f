export const ENTREGAS = {
  summary: 'serviço de entregas de uma loja e os bairros que ele atende',
  setUpSummary:
    'Liga a loja a um serviço de entregas (Open Delivery) e diz onde ele retira os pedidos. O segredo da conta é perguntado (ou lido da entrada).',
  setUpHelp:
    '--url https://… --cliente … [--trocar-segredo] --rua … --numero … --cep … [--complemento …] [--lat=-23,55 --lng=-46,63]',
  areaSummary: 'Adiciona um bairro, ou muda o preço dele (em reais, 8,90).',
  areasSummary:
    'O mesmo para muitos: um arquivo CSV (de planilha, também) com nome, cidade e preço de cada bairro.',
  switchAreaSummary: 'Volta a oferecer um bairro, ou deixa de oferecê-lo.',
  listSummary: 'Lista os bairros e os preços.',
  switchSummary: 'Volta a usar o serviço de entregas da loja, ou deixa de usá-lo.',
  badPlace: '--lat e --lng são graus decimais, e vêm juntos.',
  badPrice: (word: string) => `"${word}" não é um preço de 0 a 999,99.`,
  secretMissing: 'A conta precisa de um segredo.',
  secretPrompt: 'Segredo da conta no serviço: ',
  setUp: (name: string, merchantId: string, webhook: string) => [
    `Loja "${name}" ligada. Cadastre no serviço:`,
    `  id do estabelecimento  ${merchantId}`,
    `  webhook                ${webhook}`,
  ],
  saved: (count: number) => (count === 1 ? '1 bairro salvo.' : `${count} bairros salvos.`),
  none: 'Nenhum bairro.',
  off: 'desligado',
  unknownArea: (number: string) => `Não há bairro ${number} nesta loja.`,
  areaSwitched: (number: string, isOn: boolean) => `Bairro ${number}: ${isOn ? 'ligado' : 'desligado'}.`,
  notSetUp: 'A loja não está ligada a um serviço de entregas.',
  switched: (name: string, isOn: boolean) =>
    isOn
      ? `Serviço de entregas ligado na loja "${name}".`
      : `Serviço de entregas desligado na loja "${name}".`,
};
