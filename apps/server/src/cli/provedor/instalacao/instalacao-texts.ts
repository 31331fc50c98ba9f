import type { Installation } from '../../../installation/installation-row.ts';
import { TIED } from '../../../installation/texts.ts';

const WORLDS = { demo: 'a demonstração', real: 'uma instalação de verdade' };

export const INSTALACAO = {
  summary: 'o que é dos dados e não está no banco: segredo, arquivos, provedor de pagamentos',
  showSummary: 'Mostra com que segredo e lugar dos arquivos o banco é usado.',
  acceptSummary:
    'Aceita outro segredo, outro lugar dos arquivos ou outra chave de pagamentos no lugar dos de antes, e diz o que se perde.',
  unknown: (word: string) => `"${word}" não se aceita: use ${Object.values(TIED).join(', ')}.`,
  notStarted: 'Nenhuma Comanda desta versão foi iniciada com este banco: não há o que aceitar. Inicie-a.',
  lines: (installation: Installation | null): string[] =>
    installation === null
      ? [INSTALACAO.notStarted]
      : [
          `Instalação ${installation.installationId}`,
          `Dados: ${installation.world === null ? 'ainda nenhum' : WORLDS[installation.world]}`,
          `Segredo: ${installation.secretMark === null ? 'ainda nenhum' : (installation.secretPlace ?? 'informado')}`,
          `Arquivos: ${installation.filesPlace ?? 'ainda nenhum lugar'}`,
          `Provedor de pagamentos: ${installation.paymentsMark === null ? 'nenhum' : 'com a chave do último início'}`,
        ],
  acceptSecret: 'Aceitar a perda e usar o segredo de agora?',
  secretAccepted: (place: string) =>
    `O segredo da instalação agora é ${place}. Reinicie os servidores, todos com ele.`,
  setUpAgain: 'Falta refazer:',
  acceptFolder: (folder: string) =>
    `Usar ${folder} para os arquivos? O que foi enviado e não está lá não aparece mais.`,
  folderAccepted: (folder: string) => `Os arquivos da instalação agora ficam em ${folder}.`,
  acceptPayments: (url: string | null) =>
    url === null
      ? 'Seguir sem provedor de pagamentos? Contas, cobranças e reembolsos a caminho ficam sem resposta.'
      : `Usar a chave de agora em ${url}? Com outra conta no provedor, contas e cobranças de antes não são conhecidas lá.`,
  paymentsAccepted: (url: string | null) =>
    url === null
      ? 'A instalação segue sem provedor de pagamentos.'
      : `A chave de ${url} agora é a da instalação.`,
};
