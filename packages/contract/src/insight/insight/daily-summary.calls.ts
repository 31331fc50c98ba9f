import { defineCall, PUBLIC } from '../../kit/define-call.ts';
import { bool, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, nullable, record } from '../../kit/record.ts';
import { done, nothing } from '../../kit/shape.ts';

const access = { kind: 'session', permission: 'reports.read' } as const;
const choice = {
  isOn: ['ligado', bool],
  /** True: the mail is sent on days without orders, too. */
  takesEmptyDays: ['dias_sem_pedidos', bool],
} as const;

export const getDailySummary = defineCall({
  name: 'insight.get-daily-summary',
  summary: 'Se a própria pessoa recebe o resumo do dia por e-mail, e em qual endereço',
  route: 'GET painel/resumo-diario',
  access,
  input: nothing,
  output: answer(
    record({
      ...choice,
      email: ['email', nullable(plainText)],
      /** False: the server has no mail server configured. */
      isMailSetUp: ['envia_emails', bool],
    }),
  ),
});
export type DailySummaryChoice = DomainOfShape<typeof getDailySummary.output>;

export const saveDailySummary = defineCall({
  name: 'insight.save-daily-summary',
  summary: 'Receber ou não o resumo do dia por e-mail, quando o dia da loja termina',
  route: 'POST painel/resumo-diario',
  access,
  input: record(choice),
  output: done,
  errors: ['insight.no-email'],
});

/**
 * Stops the daily summary for the person who received the e-mail. E-mail programs also make this call, with
 * the form `List-Unsubscribe=One-Click` (RFC 8058).
 */
export const stopDailySummary = defineCall({
  name: 'insight.stop-daily-summary',
  summary: 'Parar de receber o resumo do dia, com o link que está no e-mail; não precisa de login',
  route: 'POST resumo-diario/{token}',
  access: PUBLIC,
  input: record({ token: ['token', plainText] }),
  output: done,
  errors: ['insight.link-invalid'],
});
