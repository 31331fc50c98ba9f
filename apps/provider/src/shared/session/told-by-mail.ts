import { sessionNow } from './session-store.ts';

export const NOT_TOLD = 'O e-mail com o aviso não sai deste servidor (SMTP_URL): avise por outro meio.';

/** Returns `told`, the text about a notice by mail, or `otherwise` if this server cannot send mail. */
export function toldByMail(told: string, otherwise: string = NOT_TOLD): string {
  return sessionNow()?.isMailSetUp === false ? otherwise : told;
}
