import { ClickShield, focusOrigin, Row, useIsBelow, useUiSettings } from '@kaaj/ui';
import { CloseIcon } from '@kaaj/ui/icons';
import { type ModalProps } from '@kaaj/ui/data';
import { Modal as AntdModal } from 'antd';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { returnFocus } from '../root/return-focus';

/**
 * antd's modal, full screen on phones. It traps the focus, closes by Escape, an outside click or its close button, and
 * returns the focus. Its content stays unchanged until it has faded out.
 */
export function Modal({ open, onClose, title, children, footer, width = 560 }: Omit<ModalProps, 'still' | 'sheet'>) {
  const { texts } = useUiSettings();
  const phone = useIsBelow('medium');
  const opener = useRef<HTMLElement>(null);
  // Before an effect of antd's takes the focus.
  useLayoutEffect(() => {
    if (open) opener.current = focusOrigin();
  }, [open]);
  useEffect(() => (open ? () => returnFocus(opener.current) : undefined), [open]);
  return (
    <AntdModal
      open={open}
      onCancel={onClose}
      title={title}
      footer={
        footer ? (
          <Row gap={3} justify="end">
            {footer}
          </Row>
        ) : null
      }
      width={phone ? '100%' : width}
      centered={!phone}
      className="k-desk-modal"
      closable={{ closeIcon: <CloseIcon />, 'aria-label': texts.close }}
      // antd returns the focus only after the fade, even if the user has moved it by then.
      focusable={{ focusTriggerAfterClose: false }}
      // No zoom animation: an early click would hit the mask in place of a button.
      transitionName="ant-fade"
      destroyOnHidden
    >
      {children}
      <ClickShield />
    </AntdModal>
  );
}
