import type { FailureRow } from '../../kit/failure-row.ts';

export const PRINTING_ERRORS = {
  'printing.settings-changed': {
    status: 409,
    text: 'As configurações de impressão foram alteradas em outro aparelho. Confira as diferenças antes de salvar.',
  },
  'printing.auto-accept-forbidden': {
    status: 403,
    text: 'Só o administrador da loja pode ligar ou desligar o aceite automático.',
  },
  'printing.unknown-category': {
    status: 422,
    text: 'Uma das categorias não existe mais. Recarregue a página.',
  },
  'printing.pairing-code-wrong': {
    status: 422,
    text: 'Código inválido ou vencido. Gere outro no painel, em Impressoras.',
  },
  'printing.device-not-found': { status: 404, text: 'Este computador não está mais ligado à loja.' },
  'printing.printer-in-trouble': {
    status: 409,
    text: 'A impressora não pode imprimir agora',
  },
  'printing.device-offline': {
    status: 409,
    text: 'O programa de impressão deste computador está desligado. Ligue-o e tente novamente.',
  },
  'printing.no-printer': {
    status: 422,
    text: 'Impressora não selecionada, escolha uma impressora e tente novamente.',
  },
  'printing.job-not-found': { status: 404, text: 'Esta comanda não existe mais.' },
} as const satisfies Record<string, FailureRow>;
