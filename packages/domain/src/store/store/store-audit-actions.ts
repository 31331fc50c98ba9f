import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, changesOf } from '../../people/audit/audit-facts.ts';

/** Audit log: opening and closing, the provider's decisions about the store, its documents. */
export const STORE_ACTIONS = {
  'store.opened': { area: 'store', describe: (f) => `Abriu a loja${because(f)}` },
  'store.closed': { area: 'store', describe: (f) => `Fechou a loja${until(f)}${because(f)}` },
  'store.estimate-changed': {
    area: 'store',
    describe: (f) => `Mudou a previsão de entrega${estimateOf(f)}`,
    changes: (f) => changesOf(f, [['Previsão de entrega', minutesOf]]),
  },
  'store.suspended': { area: 'store', describe: (f) => `Suspendeu a loja${because(f, 'texto')}` },
  'store.reactivated': { area: 'store', describe: () => 'Reativou a loja' },
  'store.notice-changed': {
    area: 'store',
    describe: (f) => `${onOff(f, 'ligado', 'Ligou', 'Desligou')} o aviso de pagamento online`,
  },
  'store.online-payment-changed': {
    area: 'payments',
    describe: (f) => `${onOff(f.after, 'aceita', 'Ligou', 'Desligou')} o pagamento online`,
  },
  'store.payment-account-changed': {
    area: 'payments',
    describe: (f) => `${onOff(f, 'conta', 'Ativou', 'Desativou')} a conta que recebe os pagamentos online`,
  },
  'store.closed-orders-changed': {
    area: 'store',
    describe: (f) =>
      onOff(
        f,
        'recebe',
        'Passou a receber pedidos com a loja fechada',
        'Deixou de receber pedidos com a loja fechada',
      ),
  },
  'store.franchise-changed': {
    area: 'store',
    describe: (f) =>
      onOff(f, 'franqueada', 'Marcou a loja como franqueada', 'Desmarcou a loja como franqueada'),
  },
  'store.bulk-upload-changed': {
    area: 'store',
    describe: (f) => onOff(f, 'upload', 'Liberou o upload em massa', 'Deixou de oferecer o upload em massa'),
  },
  'store.data-changed': {
    area: 'registration',
    describe: (f) => `Mudou os dados cadastrais da loja${because(f)}`,
    changes: (f) => [
      // Shown after every change of the number, because two different numbers may look the same when masked.
      ...(f.after.fields().includes('celular')
        ? [
            {
              what: 'Celular de recuperação',
              before: f.before.text('celular'),
              after: f.after.text('celular'),
            },
          ]
        : []),
      ...changesOf(f, [
        ['CNPJ ou CPF', (side) => side.text('cnpj_cpf')],
        ['Razão Social', (side) => side.text('razao_social')],
        ['Cidade', (side) => side.text('cidade')],
        ['UF', (side) => side.text('uf')],
        ['Fuso horário', (side) => side.text('fuso')],
      ]),
    ],
  },
  'store.logo-changed': { area: 'registration', describe: () => 'Trocou o logotipo' },
  'store.banner-added': { area: 'store', describe: () => 'Colocou uma imagem no carrossel do painel' },
  'store.banner-removed': { area: 'store', describe: () => 'Tirou uma imagem do carrossel do painel' },
  'store.banners-ordered': { area: 'store', describe: () => 'Mudou a ordem do carrossel do painel' },
  'store.created': { area: 'store', describe: () => 'Criou a loja' },
  'store.contract-created': {
    area: 'store',
    describe: (f) =>
      `Pediu a assinatura do documento ${documentOf(f)}${f.flag('obrigatorio') === true ? ', obrigatório' : ''}`,
  },
  'store.contract-cancelled': {
    area: 'store',
    describe: (f) => `Cancelou o pedido de assinatura do documento ${documentOf(f)}`,
  },
  'store.contract-sent': {
    area: 'store',
    describe: (f) => `Enviou por e-mail o link de assinatura do documento ${documentOf(f)}`,
  },
  'store.contract-signed': { area: 'store', describe: (f) => `Assinou o documento ${documentOf(f)}` },
} as const satisfies ActionRows;

function onOff(facts: AuditFacts, field: string, on: string, off: string): string {
  return facts.flag(field) === false ? off : on;
}

function because(facts: AuditFacts, field = 'motivo'): string {
  const reason = facts.text(field);
  return reason === null ? '' : `: ${reason}`;
}

function until(facts: AuditFacts): string {
  const moment = facts.moment('ate');
  return moment === null ? '' : ` até ${moment}`;
}

function minutesOf(facts: AuditFacts): string | null {
  const [min, max] = [facts.number('minMinutes'), facts.number('maxMinutes')];
  if (min === null || max === null) return null;
  return min === max ? `${min} min` : `${min} a ${max} min`;
}

function estimateOf(facts: AuditFacts): string {
  const minutes = minutesOf(facts.before) === null ? minutesOf(facts) : null;
  return minutes === null ? '' : ` para ${minutes}`;
}

function documentOf(facts: AuditFacts): string {
  const number = facts.number('contrato');
  return facts.quoted('titulo', number === null ? 'da loja' : `nº ${number}`);
}
