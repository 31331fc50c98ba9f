// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { alertDialog } from '../dialog/alert-dialog.ts';
import { ErrorState } from '../faces/error-state.tsx';
import { SectionHeader } from '../label/section-header.tsx';
import { Timeline } from '../label/timeline.tsx';
import { Tooltip } from '../label/tooltip.tsx';
import { Provider } from '../provider.tsx';
import { supplyBrowserParts } from '../testing/browser-parts.ts';
import { focusInside } from '../testing/focus-inside.ts';
import { userEvent } from '../testing/user-event.ts';
import { toast } from '../toast/toast.ts';
import { brandOf } from './brand-of.ts';

beforeAll(supplyBrowserParts);
afterEach(cleanup);

function show(children: React.ReactNode) {
  render(
    <Provider brand={brandOf(null)} env="test">
      {children}
    </Provider>,
  );
}

describe('alertDialog', () => {
  it('shows plain text under its fixed title and answers true on OK', async () => {
    show(null);
    const answer = alertDialog({ text: '<b>linha 1</b>\nlinha 2' });
    const dialog = await screen.findByRole('dialog', { name: 'Atenção!' });
    expect(dialog.querySelector('b')).toBeNull();
    expect(dialog.textContent).toContain('<b>linha 1</b>\nlinha 2');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(await answer).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('answers false on Escape, unless it may not be dismissed', async () => {
    show(null);
    let answer = alertDialog({ kind: 'error', text: 'falhou' });
    await focusInside(await screen.findByRole('dialog', { name: 'Erro!' }));
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);

    answer = alertDialog({
      title: 'Sessão expirada',
      text: 'entre',
      isDismissable: false,
      confirmText: 'Fazer Login',
    });
    await focusInside(await screen.findByRole('dialog', { name: 'Sessão expirada' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Fazer Login' }));
    expect(await answer).toBe(true);
  });

  it('lets alerts wait their turn, and the same words ask once', async () => {
    show(null);
    const answers = Promise.all([
      alertDialog({ text: 'um' }),
      alertDialog({ text: 'dois' }),
      alertDialog({ text: 'um' }),
    ]);
    await screen.findByText('um');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await screen.findByText('dois');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(await answers).toEqual([true, true, true]);
  });
});

describe('toasts', () => {
  it('are spoken politely, errors at once, and can be closed', async () => {
    show(null);
    act(() => {
      toast.success('Status do pedido alterado');
      toast.error('Perda de conexão com o servidor');
    });
    expect(screen.getByRole('status').textContent).toBe('Status do pedido alterado');
    expect(screen.getByRole('alert').textContent).toBe('Perda de conexão com o servidor');
    for (const button of screen.getAllByRole('button', { name: 'Fechar aviso' }))
      await userEvent.click(button);
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});

describe('components', () => {
  it('SectionHeader opens and closes by its chevron alone, and says what is hidden', async () => {
    let toggles = 0;
    show(
      <SectionHeader
        title="Pendente"
        count={2}
        isOpen={false}
        hidden="2 escondidos"
        onToggle={() => (toggles += 1)}
        controls="pending"
      />,
    );
    const button = screen.getByRole('button', { name: 'Pendente 2 2 escondidos', expanded: false });
    await userEvent.click(screen.getByRole('heading', { name: /^Pendente/ }));
    expect(toggles).toBe(0);
    await userEvent.click(button);
    expect(toggles).toBe(1);
  });

  it('Timeline marks the current step and says what is done', () => {
    show(<Timeline label="Andamento" current={1} steps={[{ label: 'Recebido' }, { label: 'Aceito' }]} />);
    expect(screen.getByRole('list', { name: 'Andamento' })).toBeDefined();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Aceito');
    expect(screen.getByText('(feito)')).toBeDefined();
  });

  it('ErrorState offers a retry and names the failure for support', async () => {
    let retries = 0;
    show(<ErrorState title="Não carregou" onRetry={() => (retries += 1)} correlationId="abc-1" />);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(retries).toBe(1);
    expect(screen.getByText('abc-1')).toBeDefined();
  });

  it('Tooltip describes on focus and goes with Escape', async () => {
    show(
      <Tooltip text="Imprime a via da cozinha">
        {(tip) => (
          <button type="button" {...tip}>
            Imprimir
          </button>
        )}
      </Tooltip>,
    );
    await userEvent.tab();
    const tip = screen.getByRole('tooltip');
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
