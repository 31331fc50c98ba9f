// @vitest-environment jsdom
import { type JobReport, listJobs } from '@comanda/contract/people/provider/jobs.calls';
import { JOB_NAMES } from '@comanda/domain/kit/jobs';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aProviderSession, openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = Date.parse('2026-11-20T22:10:00Z');
const well: JobReport = {
  ...{ job: 'visits', state: 'well', everySeconds: 1, servers: ['one:3000'], endedAt: at, handled: 0 },
  ...{ workedAt: null, worked: 0, failedAt: null, failure: null, failureServer: null, traceId: null },
  ...{ failuresInRow: 0, waiting: null, oldestSeconds: null },
};
const failing: JobReport = {
  ...well,
  ...{ job: 'mails', state: 'failing', everySeconds: 5, servers: ['one:3000', 'two:3000'] },
  ...{ failedAt: at, failure: 'TypeError', failureServer: 'two:3000', traceId: 'abc123', failuresInRow: 4 },
  ...{ waiting: 12, oldestSeconds: 7_200 },
};

it('says what each job does, when it ran, why it failed, and what waits', async () => {
  const { api } = openConsole('/trabalhos', { session: aProviderSession('support') });
  api.answer(listJobs, [failing, well]);
  await screen.findByText('1 trabalho precisa de atenção');
  await screen.findByText('Envia os e-mails da fila. A cada 5 s.');
  await screen.findByText(
    '20/11/2026 19:10 em two:3000, 4 seguidas. Falha inesperada (TypeError). Número no registro: abc123.',
  );
  await screen.findByText('12, o mais antigo há 2 horas');
  await userEvent.click(screen.getByRole('radio', { name: 'Com problema' }));
  expect(screen.queryByText('Visitas do suporte')).toBeNull();
});

it('names the jobs that no server runs, and nothing when all run', async () => {
  const { api } = openConsole('/trabalhos');
  api.answer(
    listJobs,
    JOB_NAMES.filter((job) => job !== 'payment-sweep').map((job) => ({ ...well, job })),
  );
  await screen.findByText('Não rodam nesta instalação: Mudanças sem aviso.');
  await screen.findByText('O que os servidores fazem sozinhos. Tudo em dia.');
});
