import {
  CHANGE_STATUS_WORDS,
  REVIEWED_FIELD_WORDS,
} from '@comanda/contract/store/store/pending-changes.wire';
import { REJECTION_REASON } from '@comanda/domain/store/store/pending-changes';
import type { WaitingChange } from '../../../areas/store/store/public.ts';
import { minute } from '../pessoa/pessoa-texts.ts';

const value = (text: string | null) => (text === null ? '(nada)' : `"${text}"`);

export const ALTERACAO = {
  summary: 'alterações do cadastro que as lojas pediram e esperam aprovação',
  listSummary: 'Lista o que espera aprovação em todas as lojas, o mais antigo primeiro.',
  approveSummary: 'Aprova: o que a loja pediu passa a valer na hora.',
  rejectSummary: `Recusa; o motivo (${REJECTION_REASON.min} a ${REJECTION_REASON.max} letras) aparece para a loja.`,
  none: 'Nada espera aprovação.',
  line: (change: WaitingChange, ageHours: number) =>
    `${String(change.storeId).padStart(6)} ${String(change.changeId).padStart(4)}  ${minute(change.requestedAt)} (há ${ageHours} h)  ` +
    `${change.storeName}: ${REVIEWED_FIELD_WORDS[change.field]} ${value(change.before)} → ${value(change.after)}  ${change.requestedBy}`,
  more: (hidden: number) => `… e mais ${hidden}.`,
  notANumber: (word: string) => `"${word}" não é o número de uma solicitação.`,
  decided: (name: string, changeId: number, status: 'approved' | 'rejected') =>
    `Loja "${name}", solicitação ${changeId}: ${CHANGE_STATUS_WORDS[status]}.`,
};
