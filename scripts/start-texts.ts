import type { Config } from '../apps/server/src/config.ts';
import { describeStartFailure } from '../apps/server/src/describe-failure.ts';
import type { MissingBasic } from '../apps/server/src/missing-basics.ts';

/** Messages of `npm start` to the person at the terminal. */
export const texts = {
  building: 'Montando o painel…',
  wrongServers: (most: number) =>
    `--servidores precisa de um número de 1 a ${most}, por exemplo: npm start -- --servidores 3`,
  preparingDemo: 'Preparando o mundo de demonstração…',
  stopping: 'Encerrando… (Ctrl-C de novo encerra à força)',
  ready: (url: string) => `Comanda pronta em ${url}`,
  devReady: (url: string) => `Painel em desenvolvimento em ${url}`,
  panelFailed: 'O painel não pôde ser montado; veja a mensagem acima.',
  demoFailed:
    'O mundo de demonstração não pôde ser criado; veja a mensagem acima. (COMANDA_DEMO=0 inicia sem ele.)',
  restored: 'O banco foi restaurado com o servidor no ar, que por isso se encerra. Inicie de novo: npm start',
  demoStopped: 'O simulador da demonstração parou; a Comanda continua no ar, sem pedidos novos dele.',
  realData: [
    '',
    '  Estes dados são de uma instalação de verdade: a demonstração fica de fora (para ela, outra pasta: COMANDA_DATA=demo npm start).',
  ].join('\n'),
  portBusy: (port: number) =>
    `A porta ${port} já está em uso por outro programa. Encerre-o ou escolha outra: PORT=${port + 1} npm start`,
  hostElsewhere: (host: string) =>
    `HOST=${host} não é um endereço desta máquina: use um dela, como 127.0.0.1, ou 0.0.0.0 para todos.`,
  portForbidden: (port: number) =>
    `Este usuário não pode abrir a porta ${port}. Escolha outra: PORT=3000 npm start`,
};

/** The logins of the demo, printed below the line that reports readiness. */
export const demoLogins = `
  Mundo de demonstração (COMANDA_DEMO=0 inicia sem ele)

  Usuário     Senha          Perfil          Loja
  lojista     Comanda@2026   administrador   1
  operador    Comanda@2026   operador        1
  lojista2    Comanda@2026   administrador   2
  equipe      Comanda@2026   console da equipe, em /provedor
  equipe2     Comanda@2026   a segunda pessoa: aprova o que passa do limite de uma só
`;

const NEXT: Readonly<Record<'team' | 'districts', readonly [command: string, about: string]>> = {
  team: [
    'npm run provedor -- equipe adicionar --nome "Seu Nome" --usuario voce --perfil administracao',
    '    mostra o link com que você entra no console, onde se criam as lojas',
  ],
  districts: [
    'npm run provedor -- bairros importar bairros.csv',
    '    UF;município;bairro: onde as lojas podem entregar (também no console, em Dados)',
  ],
};

const NOT_SET: Readonly<Record<'mail' | 'support-phone', readonly string[]>> = {
  mail: [
    '  E-mail ainda não configurado (SMTP_URL): convites e códigos não saem daqui, só ficam em outbox, na pasta de dados.',
    '  Até lá, entregue você mesmo os links: no console, na página da loja, em Pessoas.',
  ],
  'support-phone': [
    '  Telefone do suporte ainda não informado (COMANDA_SUPPORT_PHONE): as telas mostram 0800 000 0000, que ninguém atende.',
  ],
};

/**
 * Next steps for an incomplete installation. Terminal commands must use the same data folder, where they find
 * the database.
 */
export function nextSteps(
  { url, missing }: { url: string; missing: readonly MissingBasic[] },
  env: Readonly<Record<string, string | undefined>>,
): string {
  const same = env.COMANDA_DATA ? `COMANDA_DATA=${env.COMANDA_DATA} ` : '';
  const steps = missing.flatMap((basic) => (basic === 'team' || basic === 'districts' ? [NEXT[basic]] : []));
  const settings = missing.flatMap((basic) =>
    basic === 'mail' || basic === 'support-phone' ? NOT_SET[basic] : [],
  );
  const commands = steps.flatMap(([command, about]) => [`  ${same}${command}`, about]);
  return [
    ...(steps.length === 0
      ? []
      : ['', `  Falta para começar (o console é ${url}/provedor). Em outro terminal:`, '', ...commands]),
    ...(steps.length > 0 && env.DATABASE_URL
      ? ['    cada um pede a senha do PostgreSQL; com DATABASE_URL também naquele terminal, não']
      : []),
    ...(settings.length === 0 ? [] : ['', ...settings]),
    '',
  ].join('\n');
}

/** The pages could not be built; the build has printed the reason. */
export class PagesFailed extends Error {}

/** Returns the sentence for a failed start. An unknown error is printed unchanged. */
export function describeStart(error: unknown, config: Config): string {
  if (error instanceof PagesFailed) return texts.panelFailed;
  const { host, port } = config;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return texts.portBusy(port);
  if (code === 'EADDRNOTAVAIL') return texts.hostElsewhere(host);
  if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    return texts.portForbidden(port);
  }
  return describeStartFailure(error, config);
}
