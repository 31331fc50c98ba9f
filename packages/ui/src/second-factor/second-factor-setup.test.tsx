// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { encodeQR } from 'qr';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { supplyBrowserParts } from '../testing/browser-parts.ts';
import { userEvent } from '../testing/user-event.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

beforeAll(supplyBrowserParts);
afterEach(cleanup);

const URI = 'otpauth://totp/Comanda:ana?issuer=Comanda&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&digits=6';

function Setup() {
  const [code, setCode] = useState('');
  return (
    <SecondFactorSetup uri={URI} secret="GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" code={code} onCode={setCode} />
  );
}

/** Reads the dark modules from the SVG path of a QR code, which consists of bars. */
function modulesOf(path: string): Set<string> {
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((bar) => bar.slice(1).map(Number));
  return new Set(
    bars.flatMap(([x = 0, y = 0, width = 0]) => Array.from({ length: width }, (_, at) => `${x + at},${y}`)),
  );
}

describe('setting up a second factor', () => {
  it('draws the very code that the library made', () => {
    render(<Setup />);
    const svg = screen.getByRole('img', { name: 'Código QR para o aplicativo de códigos' });
    const wanted = encodeQR(URI, 'raw', { ecc: 'medium', border: 4 }).flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])),
    );
    expect(modulesOf(svg.querySelector('path')?.getAttribute('d') ?? '')).toEqual(new Set(wanted));
  });

  it('shows the secret in groups and takes a code that was pasted with words', async () => {
    render(<Setup />);
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Código de 6 números'));
    await userEvent.paste('Seu código: 287 082.');
    expect(screen.getByLabelText<HTMLInputElement>('Código de 6 números').value).toBe('287082');
  });
});
