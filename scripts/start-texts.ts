import { ConfigError } from '../apps/server/src/config.ts';
import type { MissingBasic } from '../apps/server/src/missing-basics.ts';
import { UnsafeDatabaseError } from '../apps/server/src/platform/database/assert-database-is-safe.ts';
import { DataDirInUseError } from '../apps/server/src/platform/embedded-postgres/data-dir-lock.ts';

/** What `npm start` says to the person at the terminal. */
export const texts = {
  building: 'Montando o painel…',
  preparingDemo: 'Preparando o mundo de demonstração…',
  stopping: 'Encerrando… (Ctrl-C de novo encerra à força)',
  ready: (url: string) => `Comanda pronta em ${url}`,
  mailMissing: [
    '',
    '  E-mail ainda não configurado (SMTP_URL): convites e códigos não saem daqui, só ficam em outbox, na pasta de dados.',
    '  Até lá, entregue você mesmo os links: no console, na página da loja, em Pessoas.',
  ].join('\n'),
  devReady: (url: string) => `Painel em desenvolvimento em ${url}`,
  panelFailed: 'O painel não pôde ser montado; veja a mensagem acima.',
  demoFailed:
    'O mundo de demonstração não pôde ser criado; veja a mensagem acima. (COMANDA_DEMO=0 inicia sem ele.)',
  demoStopped: 'O simulador da demonstração parou; a Comanda continua no ar, sem pedidos novos dele.',
  demoOnNetwork: (host: string) =>
    [
      `O mundo de demonstração tem senhas conhecidas de todos, por isso a Comanda não o abre para a rede (HOST=${host}, ou um endereço público configurado).`,
      'Use COMANDA_DEMO=0 para iniciar sem ele, ou COMANDA_DEMO_NA_REDE=sim se é isso mesmo que você quer.',
    ].join('\n'),
  portBusy: (port: number) =>
    `A porta ${port} já está em uso por outro programa. Encerre-o ou escolha outra: PORT=${port + 1} npm start`,
  portForbidden: (port: number) =>
    `Este usuário não pode abrir a porta ${port}. Escolha outra: PORT=3000 npm start`,
};

/** The logins of the demo world, as a block under the ready line. */
export const demoLogins = `
  Mundo de demonstração (COMANDA_DEMO=0 inicia sem ele)

  Usuário     Senha          Perfil          Loja
  lojista     Comanda@2026   administrador   1
  operador    Comanda@2026   operador        1
  lojista2    Comanda@2026   administrador   2
  equipe      Comanda@2026   console da equipe, em /provedor
`;

const NEXT: Readonly<Record<MissingBasic, readonly string[]>> = {
  team: [
    'npm run provedor -- equipe adicionar --nome "Seu Nome" --usuario voce --perfil administracao',
    '    mostra o link com que você entra no console, onde se criam as lojas',
  ],
  districts: [
    'npm run provedor -- bairros importar bairros.csv',
    '    UF;município;bairro: onde as lojas podem entregar (também no console, em Dados)',
  ],
};

/** What comes next in an installation that lacks something; commands want the same data. */
export function nextSteps(
  { url, missing }: { url: string; missing: readonly MissingBasic[] },
  dataDir: string | undefined,
): string {
  const same = dataDir === undefined || dataDir === '' ? '' : `COMANDA_DATA=${dataDir} `;
  const lines = missing.flatMap((basic) => {
    const [command, about = ''] = NEXT[basic];
    return [`  ${same}${command}`, about];
  });
  return [
    '',
    `  Falta para começar (o console é ${url}/provedor). Em outro terminal:`,
    '',
    ...lines,
    '',
  ].join('\n');
}

/** The pages could not be built; the build has told why. */
export class PagesFailed extends Error {}

/** The sentence for a start that failed; for what nobody foresaw, the error as it is. */
export function describeStartFailure(error: unknown, port: number): string {
  if (error instanceof DataDirInUseError) {
    return `Os dados em ${error.dataDir} já estão em uso por outra Comanda (processo ${error.ownerPid}). Encerre-a antes, ou escolha outra pasta com COMANDA_DATA.`;
  }
  if (error instanceof PagesFailed) return texts.panelFailed;
  if (error instanceof ConfigError) return error.message;
  if (error instanceof UnsafeDatabaseError) {
    return `O banco de dados não é seguro para atender:\n- ${error.faults.join('\n- ')}`;
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return texts.portBusy(port);
  if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    return texts.portForbidden(port);
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
