/** Messages of `npm start -- --servidores N`. */
export const severalTexts = {
  onlyHere: ({ host, port }: { host: string; port: number }) =>
    port === 0
      ? '--servidores precisa de uma porta fixa: informe PORT.'
      : `--servidores só atende nesta máquina, e HOST=${host} abriria para a rede sem https. Tire HOST, ou inicie cada servidor com o seu PORT e ponha na frente ops/haproxy/haproxy.cfg.`,
  died: (port: number) => `O servidor da porta ${port} parou sozinho; começa de novo.`,
  frontDied: 'O HAProxy parou; começa de novo. Enquanto isso, os servidores atendem nas suas portas.',
  replaced: (port: number, isBack: boolean) =>
    isBack
      ? `O servidor da porta ${port} foi trocado.`
      : `O servidor da porta ${port} não iniciou de novo; os outros continuam como estavam.`,
  about: (port: number, ports: readonly number[], isFronted: boolean) =>
    isFronted
      ? `  ${ports.length} servidores (portas ${ports.join(', ')}) atrás do HAProxy na porta ${port}; kill -USR2 ${process.pid} troca um por vez.`
      : `  ${ports.length} servidores nas portas ${ports.join(', ')}. Esta máquina não tem HAProxy: ponha um na frente (ops/haproxy/haproxy.cfg, ops/nginx/comanda.conf).`,
};
