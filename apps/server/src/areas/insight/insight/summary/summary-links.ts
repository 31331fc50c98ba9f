import { createNumberSigner } from '../../../../platform/signed-numbers.ts';
import type { SummaryLinks } from './summary-mail.ts';

/** Makes the links in a user's summary mails, and reads the links that stop these mails. */
export interface SummaryLinkMaker {
  of(storeId: number, userId: number): SummaryLinks;
  /** The user whose summary a token stops; null for a token that this installation did not sign. */
  personOf(token: string): { storeId: number; userId: number } | null;
}

/** Makes and reads the links. `origin`: URL of the panel, e.g. `https://painel.example`. A link does not expire. */
export function createSummaryLinks(secret: string, origin: string): SummaryLinkMaker {
  const signer = createNumberSigner(secret, 'daily-summary-stops');
  return {
    of: (storeId, userId) => {
      const token = signer.sign([storeId, userId]);
      return {
        panel: (path) => `${origin}${path}`,
        stopUrl: `${origin}/resumo-diario/${token}`,
        oneClickUrl: `${origin}/api/resumo-diario/${token}`,
      };
    },
    personOf: (token) => {
      const numbers = signer.read(token);
      return numbers && { storeId: numbers[0], userId: numbers[1] };
    },
  };
}
