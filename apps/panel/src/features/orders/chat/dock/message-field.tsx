import { countCharacters } from '@comanda/domain/kit/text/count-characters';
import { decideMessage, MESSAGE_MAX, tidyMessage } from '@comanda/domain/orders/chat/message-text';
import { fading, useScrollEnds } from '@comanda/ui/scroll-ends.ts';
import type { ConversationClient } from '@comanda/web/chat/conversation-client';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { takeLetters } from '../../../../shared/keyboard/captured-letters.ts';
import { chatTexts } from '../texts.ts';
import classes from './message-field.module.css';

/** The field shows how many characters remain, when only this many or fewer remain. */
const NEAR_END = 50;
/** In ms. A second touch within this time is ignored, so that the customer gets the text only once. */
const DOUBLE_TOUCH_MS = 1000;

/** Ready answers that one touch sends. The row's edge fades if more answers follow beyond it. */
function QuickAnswers({ onAnswer }: { onAnswer: (words: string) => void }) {
  const row = useRef<HTMLUListElement>(null);
  useScrollEnds(row);
  return (
    <ul ref={row} className={`${classes.quick} ${fading}`} aria-label={chatTexts.quick}>
      {chatTexts.quickAnswers.map((words) => (
        <li key={words}>
          <button type="button" onClick={() => onAnswer(words)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The message field: Enter sends, Shift+Enter starts a new line. The draft survives closing and reload. */
export function MessageField({ client, requested }: { client: ConversationClient; requested: number }) {
  const [text, setText] = useState(client.draft);
  const countId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const count = countCharacters(tidyMessage(text));
  const over = count - MESSAGE_MAX;
  const type = (typed: string) => {
    setText(typed);
    client.saveDraft(typed);
  };
  // The field gets the focus and the letters typed meanwhile if a person opened the conversation, but not if
  // it opened automatically. Uses a layout effect, because a normal effect could run after the next key and
  // overwrite these letters.
  useLayoutEffect(() => {
    if (requested === 0) return;
    field.current?.focus();
    const letters = takeLetters();
    if (letters === '') return;
    const written = `${client.draft()}${letters}`;
    setText(written);
    client.saveDraft(written);
  }, [requested, client]);
  const send = () => {
    if (!client.sendMessage(text)) return;
    setText('');
    // The send button is now disabled, so the focus would move to the page, where letters are shortcuts.
    field.current?.focus();
  };
  const lastAnswerAt = useRef(Number.NEGATIVE_INFINITY);
  const answer = (words: string) => {
    const now = performance.now();
    if (now - lastAnswerAt.current < DOUBLE_TOUCH_MS) return;
    lastAnswerAt.current = now;
    client.sendMessage(words);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={classes.form}>
      {text.trim() === '' ? <QuickAnswers onAnswer={answer} /> : null}
      <textarea
        ref={field}
        className={classes.field}
        rows={1}
        value={text}
        placeholder={chatTexts.placeholder}
        aria-label={chatTexts.placeholder}
        aria-describedby={over > -NEAR_END ? countId : undefined}
        aria-invalid={over > 0}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={classes.send} disabled={!decideMessage(text).ok} onClick={send}>
        {chatTexts.send}
      </button>
      {over > -NEAR_END ? (
        <p id={countId} className={`muted-12 ${classes.count}`} data-over={over > 0}>
          {count}/{MESSAGE_MAX}
          {over > 0 ? ` · ${chatTexts.tooLong(over)}` : null}
        </p>
      ) : null}
    </div>
  );
}
