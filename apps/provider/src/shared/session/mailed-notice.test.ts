import { providerGrantsOf } from '@comanda/domain/people/provider/permissions';
import { expect, it } from 'vitest';
import { mailedNotice, NOT_MAILED } from './mailed-notice.ts';
import { setStatus } from './session-store.ts';

const session = {
  ...{ personId: 1, name: 'Renata', login: 'renata', role: 'admin' as const, mustSetUpFactor: false },
  ...{ permissions: providerGrantsOf('admin'), sessionId: '6f4f0a52-0000-4000-8000-000000000001' },
  isPastUnderWay: false,
};

it('says that people are written to only where mail leaves the server', () => {
  const on = (isMailSetUp: boolean) => {
    setStatus({ kind: 'in', session: { ...session, isMailSetUp } });
    return mailedNotice('A loja foi avisada.');
  };
  expect([on(true), on(false)]).toEqual(['A loja foi avisada.', NOT_MAILED]);
});
