import { sessionNow } from './session-store.ts';

export const NOT_MAILED = 'O e-mail com o aviso não sai deste servidor (SMTP_URL): avise por outro meio.';

/** Returns `shown`, which mentions a notice by mail. If this server cannot send mail, returns `otherwise`. */
export function mailedNotice(shown: string, otherwise: string = NOT_MAILED): string {
  return sessionNow()?.isMailSetUp === false ? otherwise : shown;
}
