import type { DailySummaryChoice } from '@comanda/contract/insight/insight/daily-summary.calls';
import type { OwnAccount, OwnSession } from '@comanda/contract/people/access/account.wire';

/** An administrator's account without a second factor. */
export function anAccount(over: Partial<OwnAccount> = {}): OwnAccount {
  return {
    name: 'Luciana Moreira',
    login: 'luciana',
    email: 'luciana@donaconceicao.com.br',
    recoveryCodesLeft: null,
    secondFactorDueAt: null,
    demandedFrom: null,
    ...over,
  };
}

/** The settings of a user who gets the daily summary. */
export function aSummaryChoice(over: Partial<DailySummaryChoice> = {}): DailySummaryChoice {
  return {
    ...{ isOn: true, takesEmptyDays: false, email: 'luciana@donaconceicao.com.br', isMailSetUp: true },
    ...over,
  };
}

/** Two sessions: this browser and a phone. */
export function someSessions(): OwnSession[] {
  const at = Date.parse('2026-11-20T21:40:00Z');
  return [
    {
      sessionId: '4b1f3c1e-7a52-4d0b-9b43-6f6f0f1c2a01',
      device: 'Chrome no Windows',
      place: '177.42.•.•',
      createdAt: at - 7_200_000,
      lastSeenAt: at,
      isThis: true,
    },
    {
      sessionId: '4b1f3c1e-7a52-4d0b-9b43-6f6f0f1c2a02',
      device: 'Safari no iPhone',
      place: '189.6.•.•',
      createdAt: at - 86_400_000,
      lastSeenAt: at - 3_600_000,
      isThis: false,
    },
  ];
}
