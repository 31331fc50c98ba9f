import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { GrantablePermission } from '@comanda/domain/people/access/permissions';

interface GrantWords {
  label: string;
  hint: string;
}

export const grantWords: Record<GrantablePermission, GrantWords> = {
  'orders.change-status': {
    label: 'Aceitar e avançar pedidos',
    hint: 'Aceitar, preparar, despachar e finalizar.',
  },
  'orders.cancel': { label: 'Cancelar pedidos', hint: 'Com motivo, e o cliente é avisado.' },
  'orders.request-courier': {
    label: 'Chamar entregador',
    hint: 'Do serviço de entrega da loja, que pode ser pago.',
  },
  'orders.chat': { label: 'Conversar com clientes', hint: 'No chat de cada pedido.' },
  'customers.see': {
    label: 'Ver telefone e endereço de pedidos encerrados',
    hint: 'Cada consulta pede um motivo e fica registrada.',
  },
  'store.open-close': { label: 'Abrir, pausar e fechar a loja', hint: 'Pelo botão no topo do painel.' },
  'store.change-estimate': {
    label: 'Mudar a previsão de entrega',
    hint: 'O tempo que o cliente vê ao pedir.',
  },
  'catalogue.use': {
    label: 'Usar o cardápio',
    hint: 'Ver produtos, estoque e variações, e dizer o que está em falta.',
  },
  'catalogue.edit': {
    label: 'Editar o cardápio',
    hint: 'Criar, mudar preços, pôr em ordem e excluir. Também libera usar o cardápio.',
  },
  'bulk-upload.use': {
    label: 'Enviar itens em massa',
    hint: 'Por planilha, que cria e muda produtos: libera também editar o cardápio.',
  },
  'ratings.read': { label: 'Ver avaliações', hint: 'O que os clientes disseram.' },
  'ratings.reply': { label: 'Responder a avaliações', hint: 'O cliente lê a resposta na página do pedido.' },
  'settings.use': {
    label: 'Ver as configurações e usar impressoras',
    hint: 'Horários, pagamentos e locais de atendimento ficam só para ler.',
  },
  'hours.manage': { label: 'Mudar os horários', hint: 'Semana e datas especiais.' },
  'payment-methods.manage': {
    label: 'Mudar as formas de pagamento',
    hint: 'O que a loja aceita na entrega e na retirada.',
  },
  'online-payment.switch': {
    label: 'Ligar e desligar o pagamento online',
    hint: 'Onde a loja tem conta para isso.',
  },
  'delivery-areas.manage': {
    label: 'Mudar locais de atendimento',
    hint: 'Bairros, taxas e valores mínimos.',
  },
};

export const grantTexts = {
  title: 'Permissões dos operadores',
  subtitle: 'Vale para todos com o grupo Lojista Operador, na hora, também para quem está no painel.',
  loadFailed: 'Não foi possível carregar as permissões.',
  groups: {
    orders: { title: 'Pedidos', hint: 'Ver os pedidos do dia todo operador pode.' },
    store: { title: 'Loja', hint: 'O que muda o atendimento de hoje.' },
    catalogue: { title: 'Cardápio e avaliações', hint: null },
    settings: { title: 'Configurações', hint: 'Para mudar uma delas é preciso também poder ver.' },
  },
  onlyAdmins:
    'Usuários, cadastro da loja, contratos, financeiro, relatórios e configurações de software são sempre só de Lojista Admin.',
  reset: 'Voltar ao padrão',
  may: (isOn: boolean) => (isOn ? 'Pode' : 'Não pode'),
  saved: 'Permissões salvas. Já valem para todos os operadores.',
  changed: (by: string, at: number) => `Alteradas por ${by} em ${formatDateTime(new Date(at))}.`,
  neverChanged: 'São as do padrão: ninguém mudou ainda.',
} as const;
