import * as Toast from '@radix-ui/react-toast';
import { useDispatch, useSelector } from '@shop/platform';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { noticeDismissed, selectNotices } from '../store/noticesSlice';
import { CloseIcon } from './icons';
import styles from './Notices.module.css';

/** Specification §9. */
const NOTICE_MS = 4000;
const SWIPE_THRESHOLD = 20;

/** Short messages, bottom right. They are drawn after the first paint: the server has none to show. */
export function Notices() {
  const notices = useSelector(selectNotices);
  const dispatch = useDispatch();
  const [container, setContainer] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement('div');
    // Stays alive beside an open dialog: see the kit's Dialog.
    element.dataset.besideDialog = '';
    document.body.append(element);
    setContainer(element);
    return () => element.remove();
  }, []);

  if (!container) return null;
  return createPortal(
    <Toast.Provider
      duration={NOTICE_MS}
      swipeThreshold={SWIPE_THRESHOLD}
      swipeDirection="right"
      announcerContainer={container}
    >
      {notices.map(({ id, kind, title, text }) => (
        <Toast.Root
          key={id}
          className={clsx(styles.notice, styles[kind])}
          type={kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => {
            if (!isOpen) dispatch(noticeDismissed(id));
          }}
        >
          <Toast.Title className={styles.title}>{title}</Toast.Title>
          {text ? <Toast.Description className={styles.text}>{text}</Toast.Description> : null}
          <Toast.Close className={styles.close} aria-label="Dismiss notice">
            <CloseIcon />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} />
    </Toast.Provider>,
    container,
  );
}
