import { describe, expect, it } from 'vitest';
import { namesOtherHolder, type PixKeyKind, readPixKey } from './pix-key.ts';

const RANDOM = '123e4567-e12b-12d1-a456-426655440000';

describe('a Pix key', () => {
  it.each<[PixKeyKind, string, string]>([
    // The same digits are a CPF and a phone. The chosen kind decides.
    ['cpf', '11987654021', '11987654021'],
    ['phone', '11987654021', '+5511987654021'],
    ['cpf', '529.982.247-25', '52998224725'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['cnpj', '11.222.333/0001-81', '11222333000181'],
    ['phone', '+55 (11) 98765-4021', '+5511987654021'],
    ['phone', '5511987654021', '+5511987654021'],
    ['phone', '(11) 3456-7890', '+551134567890'],
    ['phone', '(55) 98765-4021', '+5555987654021'],
    ['phone', '+55 55 98765-4021', '+5555987654021'],
    ['email', ' Maria.Da-Silva+pix@Provedor.Example ', 'maria.da-silva+pix@provedor.example'],
    ['email', `${'a'.repeat(68)}@b.exampl`, `${'a'.repeat(68)}@b.exampl`],
    ['random', RANDOM.toUpperCase(), RANDOM],
    ['random', RANDOM.replaceAll('-', ''), RANDOM],
  ])('with kind %s is read from %j as %s', (kind, typed, key) => {
    expect(readPixKey(kind, typed)).toBe(key);
    expect(readPixKey(kind, key)).toBe(key);
  });

  it.each<[PixKeyKind, string]>([
    ['cpf', '11987654022'],
    ['cpf', '11222333000181'],
    ['cpf', 'maria@provedor.example'],
    ['cnpj', '12ABC34501DE53'],
    ['cnpj', '52998224725'],
    ['phone', '+1 212 555 0100'],
    ['phone', '987654021'],
    ['phone', '011987654021'],
    ['phone', '01987654021'],
    ['phone', '1187654021'],
    ['phone', 'tel 11987654021'],
    ['phone', '+'],
    ['email', 'maria'],
    ['email', 'maria@'],
    ['email', 'maria@provedor'],
    ['email', 'maria@provedor..example'],
    ['email', 'maria silva@provedor.example'],
    ['email', 'joão@provedor.example'],
    ['email', 'mar\u212Aia@provedor.example'],
    ['email', `${'a'.repeat(69)}@b.exampl`],
    ['random', '123e4567-e12b-12d1-a456-42665544000'],
    ['random', '123e4567-e12b-12d1-a456-42665544000g'],
    ['random', ''],
  ])('with kind %s is not %j', (kind, typed) => {
    expect(readPixKey(kind, typed)).toBeNull();
  });

  it('refuses a very long text immediately', () => {
    expect(readPixKey('cpf', `${'.'.repeat(1_000_000)}52998224725`)).toBeNull();
  });
});

it.each<[PixKeyKind, string, boolean]>([
  ['cpf', '52998224725', false],
  ['cpf', '11144477735', true],
  ['cnpj', '11222333000181', true],
  ['phone', '+5511987654021', false],
  ['email', 'maria@provedor.example', false],
  ['random', RANDOM, false],
])('a key of kind %s, %s, names another person than 529.982.247-25: %s', (kind, key, expected) => {
  expect(namesOtherHolder(kind, key, '52998224725')).toBe(expected);
});
