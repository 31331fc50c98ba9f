import type { JobName } from '@comanda/domain/kit/jobs';

interface JobWords {
  name: string;
  /** One sentence that describes the job. */
  does: string;
}

export const JOB_WORDS: Readonly<Record<JobName, JobWords>> = {
  'acceptance-deadlines': {
    name: 'Prazo para aceitar',
    does: 'Cancela o pedido que a loja não aceitou a tempo.',
  },
  'automatic-acceptance': {
    name: 'Aceite automático',
    does: 'Aceita pedidos das lojas que escolheram aceitar sozinhas.',
  },
  'order-events': {
    name: 'Pedidos nas telas',
    does: 'Confere se cada painel aberto recebeu as mudanças dos pedidos.',
  },
  'sold-items': {
    name: 'Itens vendidos',
    does: 'Anota os itens de pedidos antigos e importados para os relatórios.',
  },
  papers: {
    name: 'Fila de impressão',
    does: 'Retira papéis vencidos e passa adiante os de um computador que sumiu.',
  },
  'courier-requests': {
    name: 'Pedidos de entregador',
    does: 'Repete às empresas de entrega os pedidos que ficaram sem resposta.',
  },
  'payment-inbox': {
    name: 'Avisos de pagamento',
    does: 'Aplica o que o provedor de pagamento avisou.',
  },
  'payment-charges': {
    name: 'Cobranças',
    does: 'Cria, consulta e retira cobranças no provedor de pagamento.',
  },
  'payment-refunds': {
    name: 'Reembolsos',
    does: 'Pede reembolsos ao provedor de pagamento e acompanha cada um.',
  },
  'payment-transfers': {
    name: 'Transferências',
    does: 'Envia os repasses às contas das lojas.',
  },
  'payment-boletos': {
    name: 'Boletos',
    does: 'Registra e retira os boletos das faturas.',
  },
  'payment-receivers': {
    name: 'Recebedores',
    does: 'Cadastra as lojas no provedor de pagamento.',
  },
  'payment-documents': {
    name: 'Documentos das lojas',
    does: 'Entrega os documentos das lojas ao provedor de pagamento.',
  },
  'payment-sweep': {
    name: 'Mudanças sem aviso',
    does: 'Busca no provedor de pagamento o que mudou sem aviso.',
  },
  'payment-reports': {
    name: 'Conferência do provedor',
    does: 'Compara o relatório do provedor de pagamento com os nossos registros.',
  },
  'payment-settlements': {
    name: 'Recebíveis confirmados',
    does: 'Lê do provedor de pagamento o que cada loja recebe em seguida.',
  },
  'unpaid-orders': {
    name: 'Pedidos não pagos',
    does: 'Encerra pedidos online que ninguém pagou a tempo.',
  },
  'ledger-proofs': {
    name: 'Prova dos livros',
    does: 'Confere se as contas de cada loja fecham.',
  },
  settlements: {
    name: 'Repasses do dia',
    does: 'Calcula o repasse de cada loja a partir das 8 horas.',
  },
  closings: {
    name: 'Fechamento do mês',
    does: 'Fecha o mês de cada loja e abre a fatura.',
  },
  'receiving-accounts': {
    name: 'Contas em espera',
    does: 'Ativa a conta de recebimento depois do dia de espera.',
  },
  opening: {
    name: 'Abrir e fechar lojas',
    does: 'Abre e fecha lojas no horário e termina pausas.',
  },
  mails: {
    name: 'E-mails',
    does: 'Envia os e-mails da fila.',
  },
  visits: {
    name: 'Visitas do suporte',
    does: 'Encerra visitas do suporte quando o tempo acaba.',
  },
  uploads: {
    name: 'Upload em massa',
    does: 'Lê os arquivos de produtos que as lojas enviaram.',
  },
  'sales-facts': {
    name: 'Somas dos relatórios',
    does: 'Soma pedidos antigos e importados para os relatórios.',
  },
  'daily-summaries': {
    name: 'Resumo do dia',
    does: 'Escreve o e-mail com o resumo do dia de cada loja.',
  },
  'sales-recounts': {
    name: 'Recontagem das somas',
    does: 'Conta de novo as somas de cada loja, uma vez por dia.',
  },
  'dispute-reminders': {
    name: 'Prazos de contestação',
    does: 'Lembra a loja do prazo de uma contestação.',
  },
  journal: {
    name: 'Leitura do diário',
    does: 'Leva as mudanças dos pedidos a somas, livros e avisos.',
  },
  erasures: {
    name: 'Clientes apagados',
    does: 'Anota ao lado das cópias de segurança os pedidos dos clientes apagados.',
  },
  'restore-steps': {
    name: 'Depois de restaurar',
    does: 'Apaga de novo clientes e pergunta ao provedor de pagamento, depois de uma restauração do banco.',
  },
  retention: {
    name: 'Limpeza de dados',
    does: 'Apaga e anonimiza o que passou do prazo.',
  },
  'job-records': {
    name: 'Registro dos trabalhos',
    does: 'Anota as rodadas que esta página mostra.',
  },
};

const WORDS: Readonly<Record<string, JobWords | undefined>> = JOB_WORDS;
/** Texts of a job. For a job of another release, the name is its code and there is no sentence. */
export const wordsOfJob = (job: string): JobWords => WORDS[job] ?? { name: job, does: '' };
