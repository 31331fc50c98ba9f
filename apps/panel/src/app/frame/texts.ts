import type { ConnectionState } from '../../shared/realtime/connection-state.ts';

export const frameTexts = {
  menu: 'Menu',
  collapse: 'Recolher menu',
  expand: 'Expandir menu',
  leaveStore: 'Sair da Loja',
  version: (version: string) => `Versão ${version}`,
  userMenu: (name: string) => `Menu de ${name}`,
  troubled: 'Servidor com problemas',
  reconnecting: 'Sem conexão. Tentando reconectar…',
  suspendedTitle: 'A sua loja está suspensa!',
  contactSupport: 'Entre em contato com o suporte.',
  /** An invoice opened by hand has no boleto. */
  overdueTitle: (invoices: readonly { endsOn: string | null }[]) =>
    invoices.some(({ endsOn }) => endsOn !== null)
      ? 'Boleto(s) disponível(is) para pagamento!'
      : 'Fatura(s) vencida(s), sem boleto',
  seeInvoices: 'Ver minhas Faturas',
  overdueInvoice: (day: string, value: string) => `vencimento ${day}, ${value}`,
  unfold: 'Ver mais',
  fold: 'Ver menos',
} as const;

export const connectionTexts: Record<ConnectionState, string> = {
  connecting: 'Conectando…',
  online: 'Conectado',
  offline: 'Sem conexão',
};
