import { expect, it } from 'vitest';
import { maskEmail, maskLogin, maskName, maskPhone } from './masks.ts';

it.each([
  ['contato@pizzaria.com.br', 'co******@pizzaria.com.br'],
  ['ze@x.com', 'z******@x.com'],
  ['@x.com', '******'],
])('e-mail %s → %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it('phones, logins and names', () => {
  expect(maskPhone('11987654321')).toBe('(11) *****-4321');
  expect(maskPhone('1132654321')).toBe('(11) ****-4321');
  expect(maskLogin('dona.maria')).toBe('do******');
  expect(maskLogin('dona@maria.com')).toBe('do******@maria.com');
  expect(maskName('  Ângela  da Silva ')).toBe('Â*** d*** S***');
});
