import { sessionNow } from './session-store.ts';

export const NOT_MAILED = 'O e-mail com o aviso não sai deste servidor (SMTP_URL): avise por outro meio.';

/** Returns `shown`, the text about a notice by mail, or `otherwise` if this server cannot send mail. */
export function mailedNotice(shown: string, otherwise: string = NOT_MAILED): string {
  return sessionNow()?.isMailSetUp === false ? otherwise : shown;
}
