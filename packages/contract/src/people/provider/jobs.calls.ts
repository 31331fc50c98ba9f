import { defineCall } from '../../kit/define-call.ts';
import { plainMoment, plainNumber, plainText, translated } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';

const jobReport = record({
  /** A {@link JobName}, or the name of a job from another release. */
  job: ['trabalho', plainText],
  state: [
    'situacao',
    translated({ well: 'em-dia', failing: 'falhando', late: 'atrasado', first: 'ainda-nao-rodou' }),
  ],
  everySeconds: ['a_cada_segundos', plainNumber],
  /** Host and port of the servers that run the job, the server of the last round first. */
  servers: ['servidores', list(plainText)],
  /** End of the last round on any server. `handled`: number of items that this round handled. */
  endedAt: ['ultima_rodada', nullable(plainMoment)],
  handled: ['feitos', plainNumber],
  /** End of the last round that handled an item. `worked`: number of items that this round handled. */
  workedAt: ['ultimo_trabalho', nullable(plainMoment)],
  worked: ['feitos_no_ultimo_trabalho', plainNumber],
  failedAt: ['ultima_falha', nullable(plainMoment)],
  /**
   * Code of the last failure, without values. The next fields have the server where it failed, and its number
   * in the log.
   */
  failure: ['falha', nullable(plainText)],
  failureServer: ['servidor_da_falha', nullable(plainText)],
  traceId: ['numero_da_falha', nullable(plainText)],
  failuresInRow: ['falhas_seguidas', plainNumber],
  /**
   * `waiting`: number of items that wait for the job. `oldestSeconds`: age of the oldest item. Null for a job without a
   * queue.
   */
  waiting: ['esperam', nullable(plainNumber)],
  oldestSeconds: ['mais_antigo_segundos', nullable(plainNumber)],
});
export type JobReport = DomainOfShape<typeof jobReport>;

export const listJobs = defineCall({
  name: 'provider.list-jobs',
  summary: 'Os trabalhos que os servidores repetem: última rodada, última falha e o que espera',
  route: 'GET provedor/trabalhos',
  access: { kind: 'provider', permission: 'stores.read' },
  input: nothing,
  output: answer('trabalhos', list(jobReport)),
});
