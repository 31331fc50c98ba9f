import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { Rating } from '@comanda/contract/orders/ratings/ratings.calls';
import type { RatingState } from '@comanda/domain/orders/ratings/rating';

const two = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const count = new Intl.NumberFormat('pt-BR');

/** A mean in hundredths as '4,33'; null becomes a dash. */
export const meanWords = (hundredths: number | null): string =>
  hundredths === null ? '–' : two.format(hundredths / 100);

export const ratingTexts = {
  title: 'Avaliações',
  subtitle: 'O que os clientes disseram dos pedidos, e o que a loja respondeu.',
  summaryFailed: 'Não foi possível carregar as avaliações.',
  none: 'Nenhuma avaliação neste período',
  noneHint: 'Os clientes avaliam na página do pedido, até sete dias depois da entrega.',
  mean: 'Nota geral',
  meanFormula:
    'Média das médias: de cada avaliação que já conta, a média das três notas, sem arredondar; depois a média de todas.',
  stars: (words: string) => `${words} de 5 estrelas`,
  count: (of: number) => (of === 1 ? '1 avaliação' : `${count.format(of)} avaliações`),
  processing: (of: number) =>
    of === 1
      ? 'Mais 1 em análise: conta 24 horas depois de feita.'
      : `Mais ${count.format(of)} em análise: cada uma conta 24 horas depois de feita.`,
  questions: {
    food: 'Como estava a comida?',
    delivery: 'Chegou no prazo informado?',
    overall: 'Veio de acordo com o pedido?',
  },
  scoreNames: { food: 'Comida', delivery: 'Entrega', overall: 'Cliente' },
  bar: (score: number, of: number) =>
    `${score} ${score === 1 ? 'estrela' : 'estrelas'}: ${of === 1 ? '1 avaliação' : `${count.format(of)} avaliações`}`,
  list: 'Avaliações do período',
  noun: ['avaliação', 'avaliações'] as const,
  listFailed: 'Não foi possível carregar a lista de avaliações.',
  search: 'Procurar...',
  onlyComments: 'Apenas com comentário',
  columns: {
    order: 'Pedido',
    orderedAt: 'Data do Pedido',
    mean: 'Avaliação',
    ratedAt: 'Data da Avaliação',
    comment: 'Comentário',
    state: 'Status',
    actions: 'Ações',
  },
  details: 'Ver detalhes',
  replied: 'Respondido',
  notReplied: 'Sem Resposta',
  noComment: 'Sem comentário',
  states: {
    counted: 'Contabilizado',
    processing: 'Processando',
    cancelled: 'Pedido cancelado',
    removed: 'Retirada',
  } satisfies Record<RatingState, string>,
  countsAt: (at: number) => `Conta a partir de ${formatDateTime(new Date(at))}.`,
  cancelledHint: 'O pedido foi cancelado depois: a avaliação fica na lista e não entra na nota.',
  removedHint: 'A equipe Comanda retirou esta avaliação: ela não entra na nota.',
  of: ({ code }: Pick<Rating, 'code'>) => `Avaliação do pedido #${code}`,
  openOrder: 'Ver pedido',
  customerComment: 'Comentário do cliente',
  silent: 'Usuário não deixou comentário',
  reply: 'Resposta',
  replyHint: 'O cliente lê a resposta na página do pedido. Ela pode ser corrigida por 10 minutos.',
  repliedAt: (at: number, by: string | null) =>
    `Respondido em ${formatDateTime(new Date(at))}${by === null ? '' : ` por ${by}`}`,
  correctable: 'Corrigir resposta',
  correctOther: 'Corrigir com o que escrevi',
  save: 'Salvar',
  saved: 'Resposta salva com sucesso!',
  saveFailed: 'Não foi possível salvar a resposta.',
  close: 'Fechar',
  templates: 'Respostas prontas',
  useTemplate: 'Usar uma resposta pronta',
  saveTemplate: 'Guardar como resposta pronta',
  templateSaved: 'Resposta pronta guardada.',
  removeTemplate: 'Excluir resposta pronta',
  templateRemoved: 'Resposta pronta excluída.',
  templateRemoveFailed: 'Não foi possível excluir a resposta pronta.',
  templateFailed: 'Não foi possível guardar a resposta pronta.',
  contest: 'Contestar avaliação',
  contestHint: 'Para textos ofensivos ou que não são deste pedido. A equipe Comanda decide e diz o motivo.',
  contestReason: 'Motivo da contestação',
  contestSend: 'Enviar contestação',
  contested: 'Contestação enviada.',
  contestFailed: 'Não foi possível enviar a contestação.',
  contestWaits: 'Contestada: a equipe Comanda ainda vai decidir.',
  decided: { removed: 'Contestação aceita', kept: 'Contestação negada' },
} as const;
