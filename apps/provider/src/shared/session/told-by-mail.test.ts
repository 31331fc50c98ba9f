import { providerGrantsOf } from '@comanda/domain/people/provider/permissions';
import { expect, it } from 'vitest';
import { setStanding } from './session-store.ts';
import { NOT_MAILED, toldByMail } from './told-by-mail.ts';

const session = {
  ...{ personId: 1, name: 'Renata', login: 'renata', role: 'admin' as const, mustSetUpFactor: false },
  ...{ permissions: providerGrantsOf('admin'), sessionId: '6f4f0a52-0000-4000-8000-000000000001' },
  isPastUnderWay: false,
};

it('says that people are written to only where mail leaves the server', () => {
  const on = (isMailSetUp: boolean) => {
    setStanding({ kind: 'in', session: { ...session, isMailSetUp } });
    return toldByMail('A loja foi avisada.');
  };
  expect([on(true), on(false)]).toEqual(['A loja foi avisada.', NOT_MAILED]);
});
