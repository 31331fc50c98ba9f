import type { PrinterTrouble } from '@comanda/domain/orders/printing/print-device';

/** Reasons why tickets are not printed, and texts for printer faults. */
export const TEXTS = {
  orderCancelled: 'pedido cancelado',
  orderLeft: 'o pedido já saiu',
  printedElsewhere: 'impressa por outro meio',
  printedBefore: 'já tinha saído antes de o banco ser restaurado',
  timeIsUp: 'prazo esgotado',
  givenUpBy: (name: string) => `abandonada por ${name}`,
  testStation: 'Teste',
  troubles: {
    'no-answer': 'ela não responde.',
    'paper-out': 'ela está sem papel.',
    'cover-open': 'ela está com a tampa aberta.',
    halted: 'ela está parada.',
  } satisfies Record<PrinterTrouble, string>,
};
