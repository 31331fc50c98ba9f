import type { FailureRow } from '../../kit/failure-row.ts';

export const BULK_UPLOAD_ERRORS = {
  'bulk-upload.not-enabled': {
    status: 403,
    text: 'O upload em massa não está liberado para esta loja. Fale com o suporte.',
  },
  'bulk-upload.not-found': { status: 404, text: 'Este envio não existe mais. Recarregue a página.' },
  'bulk-upload.under-way': {
    status: 409,
    text: 'Já há um envio em andamento nesta loja. Espere ele terminar, ou cancele antes de enviar outro.',
  },
  'bulk-upload.file-too-large': {
    status: 413,
    text: 'O arquivo é muito grande. Tente fazer o upload de um arquivo com no máximo 10MB.',
  },
  'bulk-upload.same-column': {
    status: 422,
    text: 'Não é possível ter dois tipos de dados na mesma coluna.',
  },
  'bulk-upload.unreadable': { status: 422, text: 'Não conseguimos ler este arquivo.' },
  'bulk-upload.not-checked': {
    status: 409,
    text: 'Este envio não está esperando a sua confirmação. Veja como ele está agora.',
  },
  'bulk-upload.taking-back': {
    status: 409,
    text: 'Este envio está sendo desfeito. Espere terminar.',
  },
  'bulk-upload.over': { status: 409, text: 'Este envio já terminou.' },
  'bulk-upload.not-to-take-back': {
    status: 409,
    text: 'Este envio não pode ser desfeito: ele não gravou nada, já foi desfeito ou tem mais de 30 dias.',
  },
  'bulk-upload.not-a-candidate': {
    status: 422,
    text: 'Este produto não tem o código de barras da linha. Confira de novo.',
  },
} as const satisfies Record<string, FailureRow>;
