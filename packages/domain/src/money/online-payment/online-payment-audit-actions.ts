import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, changesOf } from '../../people/audit/audit-facts.ts';

const STATES: ReadonlyMap<string, string> = new Map([
  ['pending', 'pendente'],
  ['enabled', 'ativo'],
  ['activated', 'ativo, com todos os documentos'],
  ['rejected', 'recusado'],
]);

/**
 * Audit log: the registration for online payment, and the store's bank account. Entries show only the last characters
 * of an account.
 */
export const ONLINE_PAYMENT_ACTIONS = {
  'online-payment.registration-saved': {
    area: 'payments',
    describe: (f) =>
      f.flag('primeiro') === true
        ? 'Fez o cadastro do pagamento online'
        : `Mudou o cadastro do pagamento online${after(f, 'campos')}`,
  },
  'online-payment.holder-changed': {
    area: 'payments',
    describe: (f) => `Mudou o titular do pagamento online${after(f, 'motivo')}`,
    changes: (f) => changesOf(f, [['Titular', (side) => side.text('titular')]]),
  },
  'online-payment.state-changed': {
    area: 'payments',
    describe: () => 'Atualizou a situação do pagamento online',
    changes: (f) => changesOf(f, [['Situação', (side) => STATES.get(side.text('situacao') ?? '') ?? null]]),
  },
  'online-payment.document-sent': {
    area: 'payments',
    describe: (f) => `Enviou um documento do pagamento online${after(f, 'documento')}`,
  },
  'online-payment.document-approved': {
    area: 'payments',
    describe: (f) => `Aprovou um documento do pagamento online${after(f, 'documento')}`,
  },
  'online-payment.document-rejected': {
    area: 'payments',
    describe: (f) => {
      const reason = f.text('motivo');
      return `Recusou um documento do pagamento online${after(f, 'documento')}${reason === null ? '' : `, porque ${f.quoted('motivo', '')}`}`;
    },
  },
  'online-payment.plan-chosen': {
    area: 'payments',
    describe: (f) => {
      const day = f.day('desde');
      return `Escolheu o plano de taxas${after(f, 'plano')}${day === null ? '' : `, a partir de ${day}`}`;
    },
  },
  'online-payment.account-added': {
    area: 'payments',
    describe: (f) => `Cadastrou uma conta de recebimento${after(f, 'conta')}`,
  },
  'online-payment.account-changed': {
    area: 'payments',
    describe: (f) => `Mudou uma conta de recebimento${after(f, 'conta')}`,
  },
  'online-payment.account-removed': {
    area: 'payments',
    describe: (f) => `Excluiu uma conta de recebimento${after(f, 'conta')}`,
  },
  'online-payment.account-waits': {
    area: 'payments',
    describe: (f) => {
      const moment = f.moment('ate');
      return `Pediu para ativar uma conta de recebimento${after(f, 'conta')}${moment === null ? '' : `, que vale a partir de ${moment}`}`;
    },
  },
  'online-payment.account-activated': {
    area: 'payments',
    describe: (f) => `Ativou uma conta de recebimento${after(f, 'conta')}`,
  },
  'online-payment.activation-withdrawn': {
    area: 'payments',
    describe: (f) => `Desistiu de ativar uma conta de recebimento${after(f, 'conta')}`,
  },
  'online-payment.change-wait-set': {
    area: 'payments',
    describe: (f) =>
      `${f.flag('espera') === false ? 'Desligou' : 'Ligou'} a espera de 24 horas nas trocas de conta`,
  },
} as const satisfies ActionRows;

function after(facts: AuditFacts, field: string): string {
  const words = facts.text(field);
  return words === null ? '' : `: ${words}`;
}
