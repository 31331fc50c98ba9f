import { sessionNow } from './session-store.ts';

export const NOT_TOLD = 'O e-mail com o aviso não sai deste servidor (SMTP_URL): avise por outro meio.';

/** What is said of people who are written to, where mail leaves this server; else that it does not. */
export function toldByMail(told: string, otherwise: string = NOT_TOLD): string {
  return sessionNow()?.isMailSetUp === false ? otherwise : told;
}
