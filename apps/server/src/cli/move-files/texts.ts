import type { Moved } from '../../platform/files/move-files.ts';

const COUNT = new Intl.NumberFormat('pt-BR');
const MEGABYTES = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

export const MOVE = {
  usage: [
    'npm run arquivos:mover -- s3            copia os arquivos da pasta para o serviço S3 e confere cada um',
    'npm run arquivos:mover -- pasta         o caminho de volta',
    'npm run arquivos:mover -- s3 --trocar   copia o que falta e passa a instalação para o S3 (pare antes os servidores)',
  ].join('\n'),
  noBucket:
    'Informe COMANDA_S3_BUCKET, COMANDA_S3_KEY_ID e COMANDA_S3_SECRET, também para o caminho de volta.',
  notStarted: 'Nenhuma Comanda desta versão foi iniciada com este banco: não há arquivos dela para mover.',
  elsewhere: (from: string, place: string) =>
    `Os arquivos desta instalação ficam em ${place}, não em ${from}: confira as variáveis.`,
  copied: ({ copied, known, bytes, failed }: Moved, to: string) =>
    [
      `Para ${to}: ${COUNT.format(copied)} copiados, ${COUNT.format(known)} já estavam (${MEGABYTES.format(bytes / 1e6)} MB).`,
      `${COUNT.format(copied + known)} provas, ${COUNT.format(failed.length)} falhas`,
    ].join('\n'),
  failed: (name: string, reason: string) => `- ${name}: ${reason}`,
  repeat: 'Nada foi trocado. Repita o comando: ele continua de onde parou.',
  next: (word: string) => `Para trocar: pare os servidores e rode npm run arquivos:mover -- ${word} --trocar`,
  switched: (from: string, to: string, word: string) =>
    [
      `Os arquivos da instalação agora ficam em ${to}. Inicie os servidores ${word === 's3' ? 'com' : 'sem'} as variáveis COMANDA_S3_….`,
      `Os originais continuam em ${from}; apague-os quando tudo estiver conferido.`,
    ].join('\n'),
};
