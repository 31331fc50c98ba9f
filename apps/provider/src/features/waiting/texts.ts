export const waitingTexts = {
  hello: (name: string) => `Olá, ${name}. Veja o que espera a equipe agora.`,
  title: 'Início',
  withoutMail:
    'Este servidor ainda não envia e-mails (SMTP_URL): convites e códigos não saem. Entregue os links você mesmo, na página da loja, em Pessoas.',
  requests: 'Solicitações de cadastro',
  changes: 'Alterações de lojas',
  documents: 'Documentos de lojas',
  overdue: 'Faturas vencidas',
  secondPerson: 'Aguardando segunda pessoa',
  reversals: 'Estornos de multa',
  ratings: 'Avaliações contestadas',
  mails: 'E-mails que não saíram',
  mailsGivenUp: 'veja por quê e envie de novo',
  nothing: 'Nada esperando',
  oldestShe: (age: string) => `a mais antiga, ${age}`,
  oldestHe: (age: string) => `o mais antigo, ${age}`,
  oldestInvoice: (days: number) =>
    days === 1 ? 'a mais antiga, há 1 dia' : `a mais antiga, há ${days} dias`,
  failed: 'Não foi possível carregar',
  loading: 'Carregando...',
} as const;
