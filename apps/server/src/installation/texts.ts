/** Places that may contain a server's secret. */
export type SecretSource = { kind: 'variable' } | { kind: 'file'; path: string };

/** Parts that `provedor -- instalacao aceitar` accepts after a change, with their names in the command. */
export const TIED = { secret: 'segredo', files: 'arquivos', payments: 'pagamentos' } as const;
export type Tied = keyof typeof TIED;

const accept = (tied: Tied) =>
  `npm run provedor -- instalacao aceitar ${TIED[tied]} (com as mesmas variáveis deste início)`;

const from = (source: SecretSource) =>
  source.kind === 'variable' ? 'o de COMANDA_SECRET' : `o do arquivo ${source.path}`;

export const LOST_WITH_SECRET =
  'Com outro segredo, quem tem segundo fator não entra mais, links de pedidos e de entregadores deixam de valer, e contas de entrega, chaves do QZ, documentos de identidade e e-mails à espera não se abrem.';

/** Reasons to refuse a start, each with ways to continue. */
export const REFUSED = {
  otherSecret: (source: SecretSource, before: string | null, isInFile: string | null) =>
    [
      `O segredo informado (${from(source)}) não é o desta instalação, que usa ${before ?? 'outro'}; por isso a Comanda não segue. ${LOST_WITH_SECRET}`,
      isInFile === null
        ? 'Informe o segredo de antes: em COMANDA_SECRET, ou no arquivo secret da pasta de COMANDA_DATA.'
        : `O segredo de antes está em ${isInFile}: inicie sem COMANDA_SECRET, ou com COMANDA_SECRET="$(cat ${isInFile})".`,
      `Se ele se perdeu, aceite a perda: ${accept('secret')}.`,
    ].join('\n'),
  missingSecret: (path: string, before: string | null) =>
    [
      `Falta o segredo desta instalação, que usa ${before ?? 'um que não está aqui'}: não há COMANDA_SECRET, nem o arquivo ${path}; por isso a Comanda não segue. ${LOST_WITH_SECRET}`,
      'Traga o arquivo secret da cópia de segurança ou do outro servidor, informe-o em COMANDA_SECRET, ou confira COMANDA_DATA.',
      `Se ele se perdeu, aceite a perda: ${accept('secret')}.`,
    ].join('\n'),
  opensNothing: (source: SecretSource) =>
    [
      `O segredo informado (${from(source)}) não abre nada do que está selado neste banco, que foi usado com outro; por isso a Comanda não segue. ${LOST_WITH_SECRET}`,
      'Informe o segredo de antes: em COMANDA_SECRET, ou no arquivo secret da pasta de COMANDA_DATA.',
      `Se ele se perdeu, aceite a perda: ${accept('secret')}.`,
    ].join('\n'),
  otherFolder: (folder: string, before: string) =>
    [
      `Os arquivos em ${folder} não são os desta instalação, que ficam em ${before}: logotipos, fotos e documentos enviados por um servidor faltariam no outro; por isso a Comanda não segue.`,
      'Todos os servidores usam a mesma pasta (confira COMANDA_DATA, ou monte a pasta partilhada em files) ou o mesmo serviço S3 (confira COMANDA_S3_BUCKET e COMANDA_S3_PREFIX).',
      `Se os arquivos mudaram de lugar, leve-os antes (npm run arquivos:mover); depois, ou se eles se perderam: ${accept('files')}.`,
    ].join('\n'),
  noBucket: (place: string, reason: string) =>
    `Não foi possível usar ${place} (${reason}). Confira COMANDA_S3_URL, COMANDA_S3_BUCKET (que já precisa existir), COMANDA_S3_KEY_ID e COMANDA_S3_SECRET.`,
  folderOfAnother: (folder: string) =>
    [
      `Os arquivos em ${folder} são de outra instalação; por isso a Comanda não segue com este banco.`,
      'Confira DATABASE_URL e COMANDA_DATA (ou COMANDA_S3_BUCKET e COMANDA_S3_PREFIX). Um banco novo pede um lugar novo.',
      `Se é isso mesmo que você quer: ${accept('files')}.`,
    ].join('\n'),
  otherPayments: (isMissing: boolean) =>
    [
      isMissing
        ? 'Faltam PAYMENT_PROVIDER_URL, PAYMENT_PROVIDER_KEY e PAYMENT_PROVIDER_SECRET: há contas e cobranças neste banco que só o provedor de pagamentos de antes conhece; por isso a Comanda não segue.'
        : 'PAYMENT_PROVIDER_KEY não é a desta instalação: contas e cobranças deste banco são conhecidas com outra, e poderiam ser feitas de novo; por isso a Comanda não segue.',
      'Informe as mesmas variáveis em todos os servidores.',
      `Se a chave mudou e o provedor é o mesmo, ou se você não cobra mais por ele: ${accept('payments')}.`,
    ].join('\n'),
  demoOnNetwork: (host: string) =>
    [
      `O mundo de demonstração tem senhas conhecidas de todos, por isso a Comanda não o abre para a rede (HOST=${host}, ou um endereço público configurado).`,
      'Use COMANDA_DEMO=0 para iniciar sem ele, ou COMANDA_DEMO_NA_REDE=sim se é isso mesmo que você quer.',
    ].join('\n'),
  noDatabaseHere: (dataDir: string) =>
    `Não há banco de dados em ${dataDir}: este comando não cria um. Confira COMANDA_DATA (e DATABASE_URL, se o servidor usa um PostgreSQL seu), ou inicie a Comanda primeiro.`,
  emptyDatabase: (shown: string) =>
    `O banco ${shown} está vazio: nenhuma Comanda foi iniciada nele. Confira DATABASE_URL, ou inicie a Comanda primeiro.`,
  otherDatabase: (dataDir: string, shown: string) =>
    [
      `A Comanda de ${dataDir} usa o PostgreSQL em ${shown}, e DATABASE_URL não foi informada.`,
      `Repita com a mesma DATABASE_URL do servidor. Um banco novo pede outra pasta (COMANDA_DATA).`,
    ].join('\n'),
};
