import { type BackupNotes, bytesOf } from './backup-place.ts';
import { formatBytes } from './format-bytes.ts';
import type { RestoreError } from './restore-backup.ts';
import type { StoreWitness } from './witness.ts';

const COUNT = new Intl.NumberFormat('pt-BR');

/** Names and faults of the checks of a restored installation, in Portuguese for the operator. */
export const PROOFS = {
  store: (storeId: number) => `loja ${storeId}: todos os pedidos aceitos antes da cópia`,
  lost: ({ orders, lastOrder, seq }: StoreWitness) =>
    `falta algo até o pedido ${lastOrder} (${orders} pedidos, ${seq} mudanças)`,
  journal: 'mudanças das lojas sem lacunas',
  gap: (storeId: number) => `loja ${storeId}: falta uma mudança no meio`,
  ledger: (storeId: number) => `loja ${storeId}: as contas fecham`,
  walls: 'as paredes entre as lojas',
  files: 'arquivos que o banco menciona',
  missingFile: (name: string) => `falta ${name}`,
  secret: 'o segredo da instalação',
  noSecret: 'o segredo não veio na cópia',
  otherSecret: 'o segredo não é o desta instalação',
  epoch: 'outra época: as sessões de antes terminaram',
  sameEpoch: 'a cópia segue na época de antes',
  livingSessions: (count: number) => `${COUNT.format(count)} sessões de antes ainda entram`,
};

export const BACKUP = {
  usage: [
    'npm run copia               faz uma cópia de segurança (banco, arquivos e segredo), com o servidor no ar',
    'npm run copia -- listar     mostra as cópias',
    'npm run copia -- chave      cria o par de chaves que fecha e abre as cópias',
  ].join('\n'),
  restoreUsage:
    'npm run copia:restaurar -- <cópia ou "ultima"> --chave <arquivo da chave privada> --para <pasta nova>',
  noFolder:
    'Informe em COMANDA_COPIAS a pasta das cópias, de preferência em outro disco ou máquina (em COMANDA_DATA elas se perderiam com os dados), ou um balde: s3://balde/prefixo.',
  insideData: (folder: string) =>
    `A pasta das cópias (${folder}) fica dentro de COMANDA_DATA e se perderia com os dados: escolha outra em COMANDA_COPIAS.`,
  noKey:
    'Informe em COMANDA_COPIA_CHAVE a chave pública que fecha as cópias. Um par de chaves: npm run copia -- chave',
  noPrivateKey: (path: string) => `Não há chave privada (AGE-SECRET-KEY-1…) em ${path}.`,
  keys: ({ recipient, identity }: { recipient: string; identity: string }) =>
    [
      'Chave pública, para o servidor (fecha as cópias e não as abre):',
      `  COMANDA_COPIA_CHAVE=${recipient}`,
      'Chave privada, que abre todas as cópias. Guarde-a fora desta máquina, em dois lugares; sem ela nenhuma cópia se abre:',
      `  ${identity}`,
    ].join('\n'),
  done: (name: string, folder: string, { parts }: BackupNotes) =>
    [
      `Cópia ${name} em ${folder}:`,
      ...parts.map(({ name, bytes }) => `  ${name}  ${formatBytes(bytes)}`),
      'Experimente-a de vez em quando: npm run ensaio:restauracao',
    ].join('\n'),
  filesElsewhere: (place: string) => `Os arquivos enviados, de ${place}, também estão nela.`,
  removed: (names: readonly string[], days: number) =>
    `Apagadas, com mais de ${days} dias: ${names.join(', ')}.`,
  none: (folder: string) => `Não há cópias em ${folder}.`,
  line: (name: string, notes: BackupNotes | null) =>
    notes === null
      ? `${name}  interrompida, não se restaura`
      : `${name}  versão ${notes.release}, PostgreSQL ${notes.postgres}, ${formatBytes(bytesOf(notes))}`,
  noBaseBackup: (output: string) =>
    [
      'O programa pg_basebackup, que copia um PostgreSQL seu, não pôde trabalhar:',
      `  ${output}`,
      'Ele vem com o PostgreSQL, da mesma versão principal; a pessoa de DATABASE_URL precisa poder replicar (alter role … replication).',
    ].join('\n'),
  restored: (dataDir: string, count: number, hasSecret: boolean) =>
    [
      `Restaurada em ${dataDir}, com ${COUNT.format(count)} arquivos enviados${hasSecret ? ' e o segredo' : '; a cópia não tem o segredo: informe-o em COMANDA_SECRET'}.`,
      `Inicie com COMANDA_DATA=${dataDir}, as outras variáveis como antes, depois de parar o servidor de antes.`,
      'O primeiro início começa outra época: as sessões terminam, e painéis e impressão leem tudo de novo. O que falta depois: npm run depois-de-restaurar -- situacao',
    ].join('\n'),
  restoredOwn: (folder: string) =>
    `O banco está em ${folder}: é a pasta de dados do seu PostgreSQL (a mesma versão principal), que precisa ser do usuário dele, com modo 0700. Depois de iniciá-lo: npm run depois-de-restaurar`,
  refused: {
    'no-backup': (detail) => `Não há cópia inteira com o nome ${detail}. Veja: npm run copia -- listar`,
    'not-empty': (detail) => `A pasta ${detail} não está vazia: restaure em uma pasta nova.`,
    'wrong-key': (detail) => `A chave privada não abre a cópia ${detail}: ela foi feita com outra.`,
    damaged: (detail) =>
      `A cópia ${detail} está danificada e não se restaura inteira. Apague a pasta nova e use outra cópia.`,
    'bad-name': (detail) => `A cópia tem um nome de arquivo que não se escreve: ${detail}.`,
  } satisfies Record<RestoreError['reason'], (detail: string) => string>,
};

export const REHEARSAL = {
  begins: 'Ensaio: cópia, restauração ao lado e provas. A loja continua no ar.',
  made: (bytes: number, seconds: number) => `Cópia de ${formatBytes(bytes)} em ${seconds} s.`,
  restored: (seconds: number) => `Restaurada e iniciada ao lado em ${seconds} s.`,
  ownDatabase:
    'O ensaio usa o PostgreSQL que vem com a Comanda. Com um PostgreSQL seu, restaure a cópia com ele, como em docs/running.md.',
  proof: (name: string, faults: readonly string[]) =>
    faults.length === 0 ? `✓ ${name}` : `✗ ${name}\n${faults.map((fault) => `    ${fault}`).join('\n')}`,
  sum: (count: number, failed: number) => `${COUNT.format(count)} provas, ${COUNT.format(failed)} falhas`,
};
