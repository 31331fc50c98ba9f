import type { PrintSystem } from '@comanda/domain/orders/printing/print-program';

/** A file that lies next to the `programa` folder in the download. */
interface Launcher {
  name: string;
  text: string;
  /** True when the file must be executable, so that a double click starts it. */
  isProgram: boolean;
}

/** The folder in the download. It has no accents, because some unpackers damage them. */
export const PROGRAM_FOLDER = 'Comanda Impressao';

const WINDOWS = `@echo off
chcp 65001 >nul
title Comanda Impressão
cd /d "%~dp0"
if not exist "programa\\node.exe" (
  echo Extraia a pasta primeiro: clique com o botão direito no arquivo baixado e escolha "Extrair tudo".
  pause
  exit /b 1
)
"programa\\node.exe" "programa\\agente.mjs" abrir
if errorlevel 1 pause
`.replaceAll('\n', '\r\n');

const MAC = `#!/bin/sh
cd "$(dirname "$0")" || exit 1
xattr -dr com.apple.quarantine programa 2>/dev/null
if [ "$(uname -m)" = arm64 ] && ! arch -x86_64 /usr/bin/true 2>/dev/null; then
  echo 'Falta o Rosetta, um complemento da Apple. Instalando…'
  softwareupdate --install-rosetta --agree-to-license || exit 1
fi
exec ./programa/node ./programa/agente.mjs abrir
`;

const LINUX = `#!/bin/sh
cd "$(dirname "$(readlink -f "$0")")" || exit 1
exec ./programa/node ./programa/agente.mjs abrir
`;

const DESKTOP = `[Desktop Entry]
Type=Application
Name=Abrir Comanda
Exec=sh -c '"$(dirname "$1")/abrir-comanda.sh"' abrir %k
Icon=printer
Terminal=true
`;

const readMe = (...steps: string[]): Launcher => ({
  name: 'LEIA-ME.txt',
  text: `\ufeff${[
    'COMANDA IMPRESSÃO',
    '',
    'Deixe esta pasta no computador em que estão as impressoras.',
    '',
    ...steps.map((step, place) => `${place + 1}. ${step}`),
    '',
    'Depois disso a impressão liga sozinha com o computador, e esta pasta pode ser apagada.',
    'Para ligar o computador a outra loja, ou para atualizar, baixe de novo no painel e repita.',
    '',
  ].join('\r\n')}`,
  isProgram: false,
});
const TYPE =
  'Na página que se abre, digite o código que o painel mostra em Impressoras, Ligar um computador.';

/** Files next to the program, for each system. */
export const LAUNCHERS: Record<PrintSystem, readonly Launcher[]> = {
  windows: [
    { name: 'Abrir Comanda.cmd', text: WINDOWS, isProgram: true },
    readMe(
      'Clique com o botão direito no arquivo baixado e escolha "Extrair tudo".',
      'Dê dois cliques em "Abrir Comanda". Se o Windows perguntar, escolha "Mais informações" e "Executar assim mesmo".',
      TYPE,
    ),
  ],
  mac: [
    { name: 'Abrir Comanda.command', text: MAC, isProgram: true },
    readMe(
      'Dê dois cliques em "Abrir Comanda". Se o Mac não deixar, abra Ajustes do Sistema, Privacidade e Segurança, e escolha "Abrir Mesmo Assim".',
      TYPE,
    ),
  ],
  linux: [
    { name: 'Abrir Comanda.desktop', text: DESKTOP, isProgram: true },
    { name: 'abrir-comanda.sh', text: LINUX, isProgram: true },
    readMe(
      'Clique com o botão direito em "Abrir Comanda" e escolha "Permitir execução"; depois dê dois cliques.',
      TYPE,
    ),
  ],
};
