import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { ERRORS } from '@comanda/contract/errors';
import type { JobReport } from '@comanda/contract/people/provider/jobs.calls';
import { wordsOfJob } from './job-texts.ts';

const at = (moment: number) => formatDateTime(new Date(moment));
const TEXTS: Readonly<Record<string, { text: string } | undefined>> = ERRORS;

/** A known refusal has its own sentence. Any other failure shows its code. */
const failureText = (code: string) => TEXTS[code]?.text ?? `Falha inesperada (${code}).`;

const UNITS = [
  [86_400, 'dia', 'dias'],
  [3_600, 'hora', 'horas'],
  [60, 'minuto', 'minutos'],
] as const;

/** Formats 90 as '1 minuto' and 7200 as '2 horas'. */
function duration(seconds: number): string {
  for (const [size, one, many] of UNITS) {
    const count = Math.floor(seconds / size);
    if (count > 0) return `${count} ${count === 1 ? one : many}`;
  }
  return `${Math.floor(seconds)} s`;
}

export const jobTexts = {
  title: 'Trabalhos',
  subtitle: (troubled: number | undefined) => {
    if (troubled === undefined) return undefined;
    if (troubled === 0) return 'O que os servidores fazem sozinhos. Tudo em dia.';
    return troubled === 1 ? '1 trabalho precisa de atenção' : `${troubled} trabalhos precisam de atenção`;
  },
  list: 'Trabalhos',
  noun: ['trabalho', 'trabalhos'],
  failed: 'Não foi possível carregar os trabalhos.',
  noneTitle: 'Nenhuma rodada registrada ainda',
  noneHint: 'Um servidor registra as rodadas 15 segundos depois de começar.',
  columns: {
    job: 'Trabalho',
    does: 'O que faz',
    state: 'Situação',
    last: 'Última rodada',
    failure: 'Última falha',
    waiting: 'Esperando',
    servers: 'Servidor',
  },
  state: { well: 'Em dia', failing: 'Falhando', late: 'Atrasado', first: 'Ainda não rodou' },
  last: ({ endedAt, workedAt, worked }: JobReport) => {
    if (endedAt === null) return 'Nenhuma';
    if (workedAt === null) return at(endedAt);
    return `${at(endedAt)}. Com trabalho: ${at(workedAt)} (${worked.toLocaleString('pt-BR')})`;
  },
  does: ({ job, everySeconds }: JobReport) => {
    const every = everySeconds < 1 ? 'Mais de uma vez por segundo.' : `A cada ${duration(everySeconds)}.`;
    return [wordsOfJob(job).does, every].filter(Boolean).join(' ');
  },
  failure: ({ failedAt, failure, traceId, failuresInRow, failureServer, servers }: JobReport) => {
    if (failedAt === null || failure === null) return 'Nenhuma';
    const number = traceId === null ? '' : ` Número no registro: ${traceId}.`;
    const where = servers.length > 1 ? ` em ${failureServer}` : '';
    const times = failuresInRow > 1 ? `, ${failuresInRow.toLocaleString('pt-BR')} seguidas` : '';
    return `${at(failedAt)}${where}${times}. ${failureText(failure)}${number}`;
  },
  waiting: ({ waiting, oldestSeconds }: JobReport) => {
    if (waiting === null) return '–';
    if (waiting === 0) return 'Nada';
    const oldest = oldestSeconds === null ? '' : `, o mais antigo há ${duration(oldestSeconds)}`;
    return `${waiting.toLocaleString('pt-BR')}${oldest}`;
  },
  shown: 'Mostrar',
  all: 'Todos',
  troubled: 'Com problema',
  notHere: (names: string) => `Não rodam nesta instalação: ${names}.`,
} as const;
