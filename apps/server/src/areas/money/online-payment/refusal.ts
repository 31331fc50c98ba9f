import type { ONLINE_PAYMENT_ERRORS } from '@comanda/contract/money/online-payment/online-payment.errors';
import { AppError, type AppErrorDetails, failureWords } from '../../../platform/errors/app-error.ts';

/**
 * Makes a refusal whose text is also in `erros`, under the API name of a field. Some screens show only
 * `erros`.
 */
export function refusal(
  code: keyof typeof ONLINE_PAYMENT_ERRORS,
  campo: string,
  details: Omit<AppErrorDetails, 'fields'> = {},
): AppError {
  const mensagem = failureWords(code, details.detail);
  return new AppError(code, { ...details, fields: [{ campo, mensagem }] });
}
