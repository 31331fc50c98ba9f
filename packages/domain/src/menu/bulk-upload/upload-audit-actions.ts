import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, counted } from '../../people/audit/audit-facts.ts';

/** Audit log: actions on bulk uploads of products. */
export const UPLOAD_ACTIONS = {
  'upload.started': {
    area: 'catalogue',
    describe: (f) => `Enviou o arquivo de produtos ${fileOf(f)}`,
  },
  'upload.confirmed': {
    area: 'catalogue',
    describe: (f) => `Confirmou o envio em massa de ${fileOf(f)}`,
  },
  'upload.finished': {
    area: 'catalogue',
    describe: (f) =>
      `Gravou o envio em massa de ${fileOf(f)}: ${[
        counted(f.number('novos'), 'produto novo', 'produtos novos'),
        counted(f.number('mudados'), 'mudado', 'mudados'),
        counted(f.number('iguais'), 'igual', 'iguais'),
        counted(f.number('recusados'), 'linha recusada', 'linhas recusadas'),
      ].join(', ')}`,
  },
  'upload.failed': {
    area: 'catalogue',
    describe: (f) => `Não conseguiu gravar um envio em massa: ${f.quoted('motivo', 'erro')}`,
  },
  'upload.cancelled': {
    area: 'catalogue',
    describe: (f) =>
      `Cancelou o envio em massa de ${fileOf(f)}; ${counted(f.number('gravadas'), 'linha já gravada ficou', 'linhas já gravadas ficaram')}`,
  },
  'upload.taken-back': {
    area: 'catalogue',
    describe: (f) =>
      `Desfez o envio em massa de ${fileOf(f)}: ${counted(f.number('desfeitos'), 'produto voltou ao que era', 'produtos voltaram ao que eram')}, ${counted(f.number('mantidos'), 'ficou como está', 'ficaram como estão')}`,
  },
} as const satisfies ActionRows;

const fileOf = (facts: AuditFacts) => facts.quoted('arquivo', 'um arquivo');
