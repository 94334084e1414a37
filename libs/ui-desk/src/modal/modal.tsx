import { ClickShield, focusOrigin, Row, useBelow, useUiSettings } from '@kaaj/ui';
import { CloseIcon } from '@kaaj/ui/icons';
import { type ModalProps } from '@kaaj/ui/data';
import { Modal as AntdModal } from 'antd';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { returnFocus } from '../root/return-focus';

/**
 * antd's modal, over the whole screen on phones. It keeps the focus, closes by Escape, by a press outside and by its close
 * button, and gives the focus back to where it came from. What it shows stays as it was until it has faded out.
 */
export function Modal({ open, onClose, title, children, footer, width = 560 }: Omit<ModalProps, 'still' | 'sheet'>) {
  const { texts } = useUiSettings();
  const phone = useBelow('medium');
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
      // antd's own way back comes when it has faded out, wherever somebody quick has gone by then.
      focusable={{ focusTriggerAfterClose: false }}
      // The usual one grows: whoever presses at once would hit the mask where a button is about to be.
      transitionName="ant-fade"
      destroyOnHidden
    >
      {children}
      <ClickShield />
    </AntdModal>
  );
}
