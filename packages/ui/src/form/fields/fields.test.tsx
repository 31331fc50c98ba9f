// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brandOf } from '../../brands/brand-of.ts';
import { Provider } from '../../provider.tsx';
import { supplyBrowserParts } from '../../testing/browser-parts.ts';
import { userEvent } from '../../testing/user-event.ts';
import type { FieldProps } from '../field-props.ts';
import { CheckField } from './check-field.tsx';
import { DocumentField, PhoneField } from './masked-field.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { DateField } from './typed/date-field.tsx';
import { TimeField } from './typed/time-field.tsx';

beforeAll(supplyBrowserParts);
afterEach(cleanup);

/** Renders a field. The test can read its value, and set the value from outside. */
function show<Value>(
  Field: ComponentType<FieldProps<Value>>,
  first: Value,
  props: Partial<FieldProps<Value>> = {},
) {
  let value = first;
  let setFromOutside: (next: Value) => void = () => undefined;
  function Page() {
    const [state, setState] = useState(first);
    value = state;
    setFromOutside = setState;
    return <Field label="Campo" value={state} onChange={setState} {...props} />;
  }
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <Page />
      <button type="button">Depois</button>
    </Provider>,
  );
  return {
    person: userEvent.setup(),
    input: screen.getByLabelText<HTMLInputElement>('Campo'),
    value: () => value,
    set: (next: Value) => setFromOutside(next),
  };
}

const Quantity = (props: FieldProps<number>) => <QuantityField {...props} least={1} most={20} />;
const Select = (props: FieldProps<string>) => (
  <SelectField
    {...props}
    options={[
      { value: 'a', label: 'Um' },
      { value: 'b', label: 'Dois' },
    ]}
  />
);

describe('every field', () => {
  const texts = [
    ['TextField', TextField],
    ['TextAreaField', TextAreaField],
    ['PhoneField', PhoneField],
    ['DocumentField', DocumentField],
    ['PasswordField', PasswordField],
    ['SearchField', SearchField],
    ['SelectField', Select],
  ] as const;
  const numbers = [
    ['MoneyField', MoneyField],
    ['TimeField', TimeField],
    ['QuantityField', Quantity as ComponentType<FieldProps<number | null>>],
  ] as const;
  const flags = [
    ['CheckField', CheckField as ComponentType<FieldProps<boolean>>],
    ['SwitchField', SwitchField as ComponentType<FieldProps<boolean>>],
  ] as const;
  const all = [
    ...texts.map(([name, Field]) => ({ name, open: (props: object) => show<string>(Field, '', props) })),
    ...numbers.map(([name, Field]) => ({
      name,
      open: (props: object) => show<number | null>(Field, 1, props),
    })),
    ...flags.map(([name, Field]) => ({ name, open: (props: object) => show<boolean>(Field, false, props) })),
    { name: 'DateField', open: (props: object) => show<string | null>(DateField, null, props) },
  ];

  it.each(all)('$name says its hint, and its error instead', ({ open }) => {
    const describedBy = (input: HTMLElement) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join('');
    const { input } = open({ hint: 'Uma dica' });
    expect(describedBy(input)).toBe('Uma dica');
    cleanup();
    const wrong = open({ hint: 'Uma dica', error: 'Um erro', 'data-path': 'campo' }).input;
    expect(describedBy(wrong)).toBe('Um erro');
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    expect(wrong.dataset.path).toBe('campo');
  });

  it.each(all)('$name may be labelled for screen readers only, and disabled', ({ open }) => {
    const { input } = open({ isLabelHidden: true, disabled: true });
    expect(input.getAttribute('aria-label')).toBe('Campo');
    expect(input.disabled).toBe(true);
  });
});

describe('MoneyField', () => {
  it.each([
    ['8,9', 890, '8,90'],
    ['8.90', 890, '8,90'],
    ['R$ 1.234,56', 123_456, '1.234,56'],
    ['', null, ''],
  ])('understands %j', async (text, cents, shown) => {
    const { person, input, value } = show<number | null>(MoneyField, 500);
    await person.click(input);
    // All text of the field is selected, so pasting replaces it.
    await (text === '' ? person.keyboard('{Delete}') : person.paste(text));
    expect(value()).toBe(cents);
    await person.tab();
    expect(input.value).toBe(shown);
  });

  it('reports an invalid amount, shows it as typed, and blocks its form', async () => {
    const { person, input, value } = show<number | null>(MoneyField, 500);
    await person.type(input, '8,905', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    expect(value()).toBeNull();
    expect(screen.queryByText('Escreva o valor como 8,90.')).toBeNull();
    await person.tab();
    expect(screen.getByText('Escreva o valor como 8,90.').role).toBe('alert');
    expect(input.value).toBe('8,905');
    expect(input.validity.customError).toBe(true);
  });

  it('shows what came from elsewhere, also where something was typed', async () => {
    const { person, input, set } = show<number | null>(MoneyField, null);
    await person.type(input, '7');
    set(1250);
    await screen.findByDisplayValue('12,50');
  });
});

describe('TimeField', () => {
  it.each([
    ['1830', 1110],
    ['18:30', 1110],
    ['930', 570],
    ['9', 540],
    ['0', 0],
  ])('takes %j by keys', async (keys, minutes) => {
    const { person, input, value } = show<number | null>(TimeField, null);
    await person.type(input, keys);
    expect(value()).toBe(minutes);
    await person.tab();
    expect(input.value).toBe(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 || '00'}`);
  });

  it.each([
    ['1830', 1110],
    ['18h30', 1110],
    [' 18:30 ', 1110],
    ['9h', 540],
    ['18:30:00', 1110],
  ])('takes %j from the clipboard', async (text, minutes) => {
    const { person, input, value } = show<number | null>(TimeField, 60);
    await person.click(input);
    await person.paste(text);
    expect(value()).toBe(minutes);
  });

  it('leaves words from the clipboard to be seen, and says what it takes', async () => {
    const { person, input, value } = show<number | null>(TimeField, 60);
    await person.click(input);
    await person.paste('6 pm');
    await person.tab();
    expect([input.value, value()]).toEqual(['6 pm', null]);
    expect(screen.getByText('Use um horário de 00:00 a 23:59.')).toBeDefined();
  });

  it('can be emptied and corrected with Backspace', async () => {
    const { person, input, value } = show<number | null>(TimeField, null);
    await person.type(input, '18{Backspace}{Backspace}{Backspace}');
    expect(input.value).toBe('');
    expect(value()).toBeNull();
    await person.type(input, '2230{Backspace}{Backspace}15');
    expect(value()).toBe(22 * 60 + 15);
  });

  it('reports a time that does not exist', async () => {
    const { person, input, value } = show<number | null>(TimeField, 60);
    await person.click(input);
    await person.keyboard('2575{Tab}');
    expect(value()).toBeNull();
    screen.getByText('Use um horário de 00:00 a 23:59.');
    expect(input.value).toBe('25:75');
  });

  it.each([
    [607, '{ArrowUp}', 615],
    [607, '{ArrowDown}', 600],
    [600, '{ArrowUp}', 615],
    [1435, '{ArrowUp}', 0],
    [0, '{ArrowDown}', 1425],
    [null, '{ArrowUp}', 0],
  ])('steps from %s with %s to %s', async (from, key, to) => {
    const { person, input, value } = show<number | null>(TimeField, from);
    input.focus();
    await person.keyboard(key);
    expect(value()).toBe(to);
  });
});

describe('DateField', () => {
  it.each([
    ['24122026', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    ['1/2/2027', '2027-02-01'],
    ['29022028', '2028-02-29'],
  ])('takes %j', async (keys, day) => {
    const { person, input, value } = show<string | null>(DateField, null);
    await person.type(input, keys);
    expect(value()).toBe(day);
  });

  it('reports a day that does not exist', async () => {
    const { person, input, value } = show<string | null>(DateField, null);
    await person.type(input, '31062026');
    await person.tab();
    expect(value()).toBeNull();
    screen.getByText(/Este dia não existe/);
  });

  it('reports it in the words of the caller', async () => {
    const Born = (props: ComponentProps<typeof DateField>) => <DateField {...props} wrong="Confira o dia." />;
    const { person, input } = show<string | null>(Born, null);
    await person.type(input, '01011890');
    await person.tab();
    screen.getByText('Confira o dia.');
  });

  it('opens the calendar of the device', async () => {
    const { person, value } = show<string | null>(DateField, '2026-12-24');
    const calendar = document.querySelector<HTMLInputElement>('input[type="date"]');
    if (!calendar) throw new Error('no calendar');
    let wasShown = false;
    calendar.showPicker = () => {
      wasShown = true;
    };
    await person.click(screen.getByRole('button', { name: 'Campo: abrir calendário' }));
    expect([wasShown, calendar.value, value()]).toEqual([true, '2026-12-24', '2026-12-24']);
  });
});

describe('the others', () => {
  it('keep a quantity within its bounds', async () => {
    const { person, input, value } = show<number>(Quantity, 20);
    await person.click(screen.getByRole('button', { name: 'Campo: menos' }));
    expect(value()).toBe(19);
    await person.clear(input);
    await person.type(input, '99');
    expect(value()).toBe(20);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Campo: mais' }).disabled).toBe(true);
  });

  it.each(['1,5', '1.5', '-3', '2x'])(
    'refuse %j as a quantity: it changes nothing and stays to be seen',
    async (text) => {
      const { person, input, value, set } = show<number>(Quantity, 7);
      await person.click(input);
      await person.clear(input);
      await person.paste(text);
      await person.tab();
      expect([input.value, value(), input.validity.customError]).toEqual([text, 7, true]);
      expect(screen.getByText('Só números inteiros.').role).toBe('alert');
      set(9);
      await screen.findByDisplayValue('9');
      expect(input.validity.customError).toBe(false);
    },
  );

  it('punctuate a phone and keep the caret where one types', async () => {
    const { person, input, value } = show<string>(PhoneField, '');
    await person.type(input, '1198765432');
    expect(value()).toBe('(11) 9876-5432');
    await person.type(input, '1', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(value()).toBe('(11) 91876-5432');
    expect(input.selectionStart).toBe(7);
  });

  it('empty a search with Escape, which closes nothing else, or with its button', async () => {
    const { person, input, value } = show<string>(SearchField, 'sé');
    let received = 0;
    document.body.addEventListener('keydown', () => (received += 1), { once: true });
    await person.type(input, '{Escape}');
    expect([value(), received, document.activeElement]).toEqual(['', 0, input]);
    await person.type(input, 'luz');
    await person.click(screen.getByRole('button', { name: 'Limpar busca' }));
    expect([value(), document.activeElement]).toEqual(['', input]);
  });

  it('show a password and hide it again', async () => {
    const { person, input } = show<string>(PasswordField, 'Segredo');
    await person.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(input.type).toBe('text');
    await person.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(input.type).toBe('password');
  });
});
