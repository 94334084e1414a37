import { Modal as AntdModal } from 'antd';
import { type ReactNode } from 'react';
import { CloseIcon } from '../icons/icons';
import { useUiSettings } from '../settings/ui-settings';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the end; none when absent. */
  footer?: ReactNode;
  /** Width in px; never wider than the screen. */
  width?: number;
}

/** Closes by Escape, by a click outside and by its close button; gives the focus back to where it came from. */
export function Modal({ open, onClose, title, children, footer = null, width = 560 }: ModalProps) {
  const { texts } = useUiSettings();
  return (
    <AntdModal
      open={open}
      onCancel={onClose}
      title={title}
      footer={footer}
      width={width}
      centered
      destroyOnHidden
      className="k-modal"
      closable={{ 'aria-label': texts.close, closeIcon: <CloseIcon size={20} /> }}
    >
      {children}
    </AntdModal>
  );
}
