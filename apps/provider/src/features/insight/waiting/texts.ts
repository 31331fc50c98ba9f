import { formatDateTime } from '@comanda/client/formats/date-time.ts';

export const waitingTexts = {
  hello: (name: string) => `Olá, ${name}. Veja o que espera a equipe agora.`,
  title: 'Início',
  withoutMail:
    'Este servidor ainda não envia e-mails (SMTP_URL): convites e códigos não saem. Entregue os links você mesmo, na página da loja, em Pessoas.',
  toBegin: 'Ainda não há lojas. Para começar:',
  stillToDo: 'Ainda por fazer:',
  importDistricts: 'importe os bairros',
  setFees: 'confira as taxas',
  createStore: 'crie a primeira loja',
  requests: 'Solicitações de cadastro',
  changes: 'Alterações de lojas',
  documents: 'Documentos de lojas',
  overdue: 'Faturas vencidas',
  secondPerson: 'Aguardando segunda pessoa',
  disputes: 'Contestações',
  reversals: 'Estornos de multa',
  ratings: 'Avaliações contestadas',
  mails: 'E-mails que não saíram',
  mailsGivenUp: 'veja por quê e envie de novo',
  nothing: 'Nada esperando',
  oldestShe: (age: string) => `a mais antiga, ${age}`,
  oldestHe: (age: string) => `o mais antigo, ${age}`,
  oldestInvoice: (days: number) =>
    days === 1 ? 'a mais antiga, há 1 dia' : `a mais antiga, há ${days} dias`,
  soonestJudged: (at: number) => `a mais próxima, decisão até ${formatDateTime(new Date(at))}`,
  failed: 'Não foi possível carregar',
  loading: 'Carregando...',
} as const;
