/** Portuguese words for the error code of a refused order. */
const REASONS: Record<string, string> = {
  'request.invalid': 'Dados que faltam ou estão errados',
  'request.malformed': 'Documento que não dá para ler',
  'request.unsupported-media': 'Formato que a loja não lê',
  'request.too-large': 'Documento grande demais',
  'intake.id-reused': 'Mesmo id de outro pedido',
  'intake.store-closed': 'Loja fechada',
  'store.suspended': 'Loja bloqueada',
  'payments.not-taken': 'Loja sem pagamento online',
};

/** The words for a code, e.g. 'Loja fechada'. An unknown code is shown unchanged. */
export const refusalReason = (reason: string): string => REASONS[reason] ?? reason;

interface Refused {
  externalId: string;
  reason: string;
  partner: string | null;
  field: string | null;
  words: string | null;
  faults: number;
  lastAt: number;
  times: number;
  orders: number;
}

/**
 * Title and details of a partner's orders that were refused for the same reason: 'Loja fechada', and 'App ·
 * pedido 77 · customer.name: Campo obrigatório. (e mais 2) · 3 vezes, a última em 20/11/2026 19:00'.
 */
export function refusedOrderWords(
  { externalId, reason, partner, field, words, faults, lastAt, times, orders }: Refused,
  when: (at: number) => string,
): { title: string; facts: string } {
  const more = faults > 1 ? ` (e mais ${faults - 1})` : '';
  const fault = [field, words].filter((part) => part !== null).join(': ');
  const order = externalId === '' ? 'pedido sem id' : `pedido ${externalId}`;
  const facts = [
    partner,
    orders === 1 ? order : `${orders} pedidos, o último: ${order}`,
    fault === '' ? null : `${fault}${more}`,
    times === 1 || times === orders ? when(lastAt) : `${times} vezes, a última em ${when(lastAt)}`,
  ];
  return { title: refusalReason(reason), facts: facts.filter((fact) => fact !== null).join(' · ') };
}
