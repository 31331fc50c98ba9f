import type { ChatAuthor, ChatMessage } from '@comanda/domain/orders/chat/chat-message';
import { Fragment, memo } from 'react';
import type { ConversationView, UnsentMessage } from '../chat/conversation-client.ts';
import classes from './message-rows.module.css';

/** Texts for the rows of a conversation. A page must pass the same object at every render. */
export interface MessageWords {
  author(message: ChatMessage): string;
  /** Formats the time of day of `at` (epoch milliseconds). */
  time(at: number): string;
  /** Text of the line at the start of a day. */
  day(at: number): string;
  isSameDay(one: number, other: number): boolean;
  sending: string;
  /** Text for an unsent message without a known reason. */
  notSent: string;
  tryAgain: string;
}

interface Props {
  view: Pick<ConversationView, 'messages' | 'unsent'>;
  /** The side of the conversation that this page's user writes for. */
  side: ChatAuthor;
  words: MessageWords;
  onRetry: (messageId: string) => void;
}

/** Messages, oldest first, with a line at the start of each day. Unsent messages come last. */
export function MessageRows({ view, side, words, onRetry }: Props) {
  const { messages, unsent } = view;
  return (
    <>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const isNewDay = before === undefined || !words.isSameDay(before.createdAt, message.createdAt);
        return (
          <Fragment key={message.number}>
            {isNewDay ? <p className={classes.day}>{words.day(message.createdAt)}</p> : null}
            <Message message={message} isMine={message.author === side} words={words} />
          </Fragment>
        );
      })}
      {unsent.map((message) => (
        <Unsent key={message.messageId} message={message} words={words} onRetry={onRetry} />
      ))}
    </>
  );
}

interface MessageProps {
  message: ChatMessage;
  isMine: boolean;
  words: MessageWords;
}

const Message = memo(function Message({ message, isMine, words }: MessageProps) {
  return (
    <div className={classes.message} data-mine={isMine}>
      <p className={classes.text}>{message.text}</p>
      <p className={classes.meta}>
        <bdi>{words.author(message)}</bdi> <span>· {words.time(message.createdAt)}</span>
      </p>
    </div>
  );
});

interface UnsentProps {
  message: UnsentMessage;
  words: MessageWords;
  onRetry: Props['onRetry'];
}

function Unsent({ message, words, onRetry }: UnsentProps) {
  return (
    <div className={classes.message} data-mine="true" data-state={message.state}>
      <p className={classes.text}>{message.text}</p>
      {message.state === 'sending' ? (
        <p className={classes.meta}>{words.sending}</p>
      ) : (
        <p className={classes.failure}>
          {message.problem ?? words.notSent}{' '}
          <button type="button" onClick={() => onRetry(message.messageId)}>
            {words.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}
