import { pictureSet } from '@comanda/domain/kit/pictures/picture';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ChatPanel } from './chat/chat-panel.tsx';
import { useUnseen } from './chat/use-unseen.ts';
import { createLiveOrder } from './live-order.ts';
import { OrderFace, OrderSkeleton } from './order-faces.tsx';
import styles from './order-page.module.css';
import { OrderSummary } from './order-summary.tsx';
import { RateOrder } from './rate-order.tsx';
import { texts } from './texts.ts';

/** The customer's page of one order: status, items, and a conversation with the store. */
export function OrderPage({ link }: { link: string }) {
  const live = useMemo(() => createLiveOrder(link), [link]);
  const { state, order, clockAheadMs, isOnline } = useSyncExternalStore(live.subscribe, live.view);
  const [isChatOpen, setChatOpen] = useState(false);
  const conversation = useSyncExternalStore(live.conversation.subscribe, live.conversation.view);
  const unseen = useUnseen(link, conversation.messages, isChatOpen);
  useEffect(() => live.follow(), [live]);

  useEffect(() => {
    if (order === null) return;
    const title = texts.pageTitle(order.code, order.storeName);
    document.title = unseen > 0 ? `(${unseen}) ${title}` : title;
  }, [order, unseen]);

  if (state === 'unknown') return <OrderFace title={texts.unknownTitle} text={texts.unknownText} />;
  if (state === 'ended') return <OrderFace title={texts.endedTitle} text={texts.endedText} />;
  if (state === 'failed')
    return <OrderFace title={texts.failedTitle} text={texts.failedText} onRetry={() => void live.reload()} />;
  if (order === null) return <OrderSkeleton />;
  const hasChat = order.canChat || conversation.messages.length > 0;
  return (
    <div className={styles.page}>
      {order.storeBanner === null ? null : (
        <img
          className={styles.banner}
          src={order.storeBanner}
          srcSet={pictureSet(order.storeBanner)}
          sizes="(max-width: 1040px) 100vw, 1008px"
          alt=""
        />
      )}
      <header className={styles.header}>
        {order.storeLogo === null ? null : <img className={styles.logo} src={order.storeLogo} alt="" />}
        <div className={styles.names}>
          <h1 className={styles.store}>{order.storeName}</h1>
          {order.storePhrase === null ? null : <p className={styles.phrase}>{order.storePhrase}</p>}
        </div>
        <p className={styles.code}>
          {texts.orderCode} <strong>{order.code}</strong>
        </p>
      </header>
      {isOnline ? null : (
        <p className={styles.offline} role="status">
          {texts.offline}
        </p>
      )}
      <main className={styles.columns}>
        <OrderSummary
          order={order}
          now={Date.now() + clockAheadMs}
          onCancel={live.cancel}
          rating={
            order.status === 'delivered' ? (
              <RateOrder link={link} isPickup={order.fulfilment === 'pickup'} />
            ) : null
          }
        />
        {hasChat ? (
          <ChatPanel
            client={live.conversation}
            view={conversation}
            canWrite={order.canChat}
            isOpen={isChatOpen}
            onOpenChange={setChatOpen}
          />
        ) : null}
      </main>
      {order.storeText === null ? null : <footer className={styles.about}>{order.storeText}</footer>}
      {hasChat ? (
        <div className={styles.openChat} hidden={isChatOpen}>
          <button type="button" data-quiet={!order.canChat || undefined} onClick={() => setChatOpen(true)}>
            {order.canChat ? texts.openChat : texts.seeChat}
            {unseen > 0 ? (
              <span className={styles.unseen} role="status">
                <span aria-hidden="true">{unseen}</span>
                <span className={styles.spoken}>{texts.unread(unseen)}</span>
              </span>
            ) : null}
          </button>
        </div>
      ) : null}
    </div>
  );
}
