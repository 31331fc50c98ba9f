import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '../../kit/text/count-characters.ts';
import { decideMessage, MESSAGE_MAX } from './message-text.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe('a message', () => {
  it.each([
    ['plain text', 'Oi!', 3],
    ['accents, composed or not', 'e\u0301é', 2],
    ['a family, a flag and a skin tone', `${FAMILY}🇧🇷👍🏽`, 3],
    ['a line break', 'a\nb', 3],
  ])('counts %s as people do', (_name, text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it('may have 400 characters and not one more, for any kind of characters', () => {
    expect(decideMessage('a'.repeat(MESSAGE_MAX)).ok).toBe(true);
    expect(decideMessage('a'.repeat(MESSAGE_MAX + 1))).toEqual({ ok: false, reason: 'too-long' });
    expect(decideMessage(FAMILY.repeat(MESSAGE_MAX)).ok).toBe(true);
    expect(decideMessage(FAMILY.repeat(MESSAGE_MAX + 1)).ok).toBe(false);
  });

  it('is refused without parsing when one character contains thousands of code units', () => {
    expect(decideMessage(`a${'\u0301'.repeat(10_000)}`)).toEqual({ ok: false, reason: 'too-long' });
  });

  it.each(['', '   ', '\n\t ', '\u200b\u200d', '\u3164', '\u0000', '\u202e'])('%j is blank', (text) => {
    expect(decideMessage(text)).toEqual({ ok: false, reason: 'blank' });
  });

  it('loses only outer space, control characters, bidirectional marks and broken pairs', () => {
    expect(decideMessage('  oi\r\nvocê\u0007\u202e \ud800 ')).toEqual({ ok: true, value: 'oi\nvocê \ufffd' });
  });

  it('does not change when tidied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const first = decideMessage(text);
        if (first.ok) expect(decideMessage(first.value)).toEqual(first);
      }),
    );
  });
});
